/** Passkeys in the browser: what the server asks becomes what the authenticator understands, and back. */

type Json = Record<string, unknown>;

export function bytesOf(text: string): ArrayBuffer {
  const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0)).buffer;
}

export function textOf(data: ArrayBuffer): string {
  const letters = Array.from(new Uint8Array(data), (byte) => String.fromCharCode(byte)).join('');
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

interface Descriptor {
  id: string;
  type: 'public-key';
}

const described = (list: Descriptor[] | undefined): PublicKeyCredentialDescriptor[] =>
  (list ?? []).map((one) => ({ ...one, id: bytesOf(one.id) }));

/** Whether this page may use passkeys at all: only under a name, and over https or on this machine. */
export function canUsePasskeys(): boolean {
  return typeof PublicKeyCredential !== 'undefined' && window.isSecureContext;
}

/** Make a passkey; null when the person has changed his mind. */
export async function makePasskey(asked: Json): Promise<Json | null> {
  const user = asked.user as { id: string; name: string; displayName: string };
  const publicKey = {
    ...asked,
    challenge: bytesOf(asked.challenge as string),
    user: { ...user, id: bytesOf(user.id) },
    excludeCredentials: described(asked.excludeCredentials as Descriptor[] | undefined),
  } as unknown as PublicKeyCredentialCreationOptions;
  const made = await orNull(navigator.credentials.create({ publicKey }));
  if (!made) return null;
  const response = made.response as AuthenticatorAttestationResponse;
  return plain(made, {
    clientDataJSON: textOf(response.clientDataJSON),
    attestationObject: textOf(response.attestationObject),
  });
}

/** Use one that the person has. */
export async function usePasskey(asked: Json): Promise<Json | null> {
  const publicKey = {
    ...asked,
    challenge: bytesOf(asked.challenge as string),
    allowCredentials: described(asked.allowCredentials as Descriptor[] | undefined),
  } as unknown as PublicKeyCredentialRequestOptions;
  const used = await orNull(navigator.credentials.get({ publicKey }));
  if (!used) return null;
  const response = used.response as AuthenticatorAssertionResponse;
  return plain(used, {
    clientDataJSON: textOf(response.clientDataJSON),
    authenticatorData: textOf(response.authenticatorData),
    signature: textOf(response.signature),
    userHandle: response.userHandle ? textOf(response.userHandle) : null,
  });
}

async function orNull(asked: Promise<Credential | null>): Promise<PublicKeyCredential | null> {
  try {
    return (await asked) as PublicKeyCredential | null;
  } catch (error) {
    if (error instanceof DOMException) return null;
    throw error;
  }
}

function plain(credential: PublicKeyCredential, response: Json): Json {
  const { id, type } = credential;
  return { id, rawId: textOf(credential.rawId), type, response, clientExtensionResults: {} };
}
