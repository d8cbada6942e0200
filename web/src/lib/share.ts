/** Random bytes this browser adds to the seed of a game it joins. */
export function share(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
