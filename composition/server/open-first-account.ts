import type { Container } from 'inversify';
import { SERVER } from './tokens.ts';

/** Who sets the first password of an installation, and by which link. */
export interface FirstAccount {
  readonly username: string;
  readonly link: string;
}

/** In production without anybody who could sign in: a staff account and its one-time link, made anew at each start (SECURITY.md §2.16). */
export const openFirstAccount = async (container: Container): Promise<FirstAccount | null> =>
  container.get(SERVER.settings).mode === 'production'
    ? container.get(SERVER.backend).openFirstAccount()
    : null;
