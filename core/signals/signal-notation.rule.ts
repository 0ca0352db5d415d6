import type { DecodedSignal } from './signal.ts';

/** The maximum number of signals in one query. */
export const QUERY_SIGNALS = 20;

/** The notation of a signal in a query: format, qualifier, code, area, zone and user, separated by dots. */
export const SIGNAL_NOTATION =
  /^(CID|SIA)\.(new|restore|status)\.(\d{3}|[A-Z]{2})\.(\d{0,2})\.(\d{0,6})\.(\d{0,6})$/;

const digits = (text: string | number | null): string => {
  const written = String(text ?? '');
  return /^\d{1,6}$/.test(written) ? written : '';
};

/** Returns a signal in the query notation, without its account and text. */
export const writeSignal = ({ format, qualifier, code, area, zone, user }: DecodedSignal): string =>
  [format, qualifier, code, digits(area).slice(-2), digits(zone), digits(user)].join('.');

/** Parses a signal in the query notation, or returns null. */
export const readSignal = (text: string): DecodedSignal | null => {
  const [, format, qualifier, code = '', area = '', zone = '', user = ''] =
    SIGNAL_NOTATION.exec(text) ?? [];
  if (format !== 'CID' && format !== 'SIA') return null;
  if (qualifier !== 'new' && qualifier !== 'restore' && qualifier !== 'status') return null;
  return {
    format,
    qualifier,
    code,
    account: null,
    text: null,
    area: area === '' ? null : Number(area),
    zone: zone || null,
    user: user || null,
  };
};
