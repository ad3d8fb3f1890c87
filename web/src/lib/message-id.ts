/** The id of a message from its parts: `abyss`, `name`, `ship_master` make `abyss-name-ship-master`. The server makes
 * them the same way (`message_id`), which both sides prove on all ids there are (`message-ids.json`). */
export function messageId(...parts: string[]): string {
  return parts
    .join('-')
    .toLowerCase()
    .replace(/[^a-z0-9-]+/g, '-');
}
