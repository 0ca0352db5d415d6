import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

const LINUX_STAT = (pid: number): string => `/proc/${pid}/stat`;
const BOOT_ID = '/proc/sys/kernel/random/boot_id';

const linuxStart = (pid: number): string | null => {
  try {
    const stat = readFileSync(LINUX_STAT(pid), 'utf8');
    const afterName = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const state = afterName[0];
    const startTicks = afterName[19];
    if (state === 'Z' || state === 'X' || startTicks === undefined) return null;
    return `${readFileSync(BOOT_ID, 'utf8').trim()}:${startTicks}`;
  } catch {
    return null;
  }
};

const posixStart = (pid: number): string | null => {
  try {
    const text = execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' });
    return text.trim() || null;
  } catch {
    return null;
  }
};

/**
 * Returns the start time of a process as text, which distinguishes the process from a later process with the same id.
 * Returns null if the process does not exist.
 */
export const processStart = (pid: number): string | null =>
  existsSync(BOOT_ID) ? linuxStart(pid) : posixStart(pid);
