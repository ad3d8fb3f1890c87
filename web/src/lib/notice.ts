/** Telling a person who looks elsewhere that it is their move: the title, a notification, one soft knock. */
import { settings } from './settings.svelte';

export function setTitle(text: string, yourMove: boolean): void {
  document.title = `${yourMove ? '● ' : ''}${text}`;
  const badge = yourMove ? navigator.setAppBadge?.() : navigator.clearAppBadge?.();
  void badge?.catch(() => undefined); // only an installed page has one
}

export function notify(title: string, body: string): void {
  if (settings.sound) knock();
  if (!document.hidden || !settings.notify || !('Notification' in window) || Notification.permission !== 'granted')
    return;
  try {
    const note = new Notification(title, { body, icon: '/icon.svg', tag: 'podziemia-move' });
    note.onclick = () => {
      focus();
      note.close();
    };
  } catch {
    // On a phone only the worker may show one, and the server tells it.
  }
}

let audio: AudioContext | null = null;

function knock(): void {
  audio ??= new AudioContext();
  const now = audio.currentTime;
  for (const [at, tone] of [
    [0, 180],
    [0.13, 150],
  ] as const) {
    const wave = audio.createOscillator();
    const loud = audio.createGain();
    wave.frequency.setValueAtTime(tone, now + at);
    wave.frequency.exponentialRampToValueAtTime(tone / 2, now + at + 0.1);
    loud.gain.setValueAtTime(0.18, now + at);
    loud.gain.exponentialRampToValueAtTime(0.001, now + at + 0.12);
    wave.connect(loud).connect(audio.destination);
    wave.start(now + at);
    wave.stop(now + at + 0.13);
  }
}
