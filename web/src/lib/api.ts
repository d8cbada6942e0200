// The HTTP part of docs/server.md.
import type { ErrorText } from './types';
import { settings } from './settings.svelte';

export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly error: ErrorText,
  ) {
    super(error.message || error.text);
  }
}

const OFFLINE: ErrorText = { text: 'web-offline', args: {}, message: 'The server does not answer.' };

async function request(method: string, path: string, body?: unknown): Promise<Response> {
  const headers: Record<string, string> = { 'Accept-Language': settings.language };
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  let response: Response;
  try {
    response = await fetch(path, { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
  } catch {
    throw new ApiError(0, OFFLINE);
  }
  if (response.ok) return response;
  const said = (await response.json().catch(() => null)) as { error?: ErrorText } | null;
  throw new ApiError(response.status, said?.error ?? OFFLINE);
}

export async function get<T>(path: string): Promise<T> {
  return (await (await request('GET', path)).json()) as T;
}

export async function getText(path: string): Promise<string> {
  return (await request('GET', path)).text();
}

export async function post<T>(path: string, body: unknown): Promise<T> {
  const response = await request('POST', path, body);
  return (response.status === 204 ? undefined : await response.json()) as T;
}

/** The message to show for any error that was thrown. */
export function errorOf(thrown: unknown): ErrorText {
  if (thrown instanceof ApiError) return thrown.error;
  return { text: 'web-trouble', args: {}, message: String(thrown) };
}
