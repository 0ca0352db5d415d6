import { contactIdChecksum } from '#core/signals/contact-id.rule.ts';
import { type Frame, frameCrc } from '#core/signals/dc09.rule.ts';
import type { DecodedSignal } from '#core/signals/signal.ts';

const DIGITS = { new: '1', restore: '3', status: '6' } as const;

/** A signal as its nine digits; numbers that do not fit are cut to what the language holds. */
export const contactIdEvent = (
  signal: Pick<DecodedSignal, 'qualifier' | 'code' | 'area' | 'zone' | 'user'>,
): string => {
  const area = String(signal.area ?? 0).padStart(2, '0');
  const num = (signal.zone ?? signal.user ?? '0').padStart(3, '0');
  return `${DIGITS[signal.qualifier]}${signal.code}${area.slice(-2)}${num.slice(-3)}`;
};

/** The whole line of a signal that names its account of four signs. */
export const encodeContactId = (
  account: string,
  signal: Parameters<typeof contactIdEvent>[0],
): string => {
  const line = `${account}18${contactIdEvent(signal)}`;
  return `${line}${contactIdChecksum(line) ?? '0'}`;
};

/** A frame as it travels, LF and CR left out. */
export const writeFrame = (frame: Frame): string => {
  const { token, sequence, receiver, line, account, data, timestamp } = frame;
  const from = `${receiver === null ? '' : `R${receiver}`}L${line}#${account}`;
  const said = data === '' ? '' : `#${account}|${data}`;
  const block = `"${token}"${sequence}${from}[${said}]${timestamp === null ? '' : `_${timestamp}`}`;
  const length = block.length.toString(16).toUpperCase().padStart(3, '0');
  return `${frameCrc(block)}0${length}${block}`;
};
