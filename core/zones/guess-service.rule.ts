import { foldText } from '../kernel/fold-text.rule.ts';
import type { ServiceType } from '../signals/signal.ts';

/** Words in a description with the service type they suggest. More urgent types come first, because the first match decides. */
const WORDS: readonly (readonly [RegExp, ServiceType])[] = [
  [/\b(co|carbon monoxide)\b/, 'CO'],
  [/\b(smoke|heat|fire|pull station|sprinkler|water ?flow|flame)\b/, 'Fire'],
  [/\b(hold ?-?up|money clip|duress)\b/, 'Hold-up'],
  [/\bgas\b/, 'Gas'],
  [/\b(medical|pendant|help button|pull cord)\b/, 'Medical'],
  [/\bpanic\b/, 'Panic'],
  [
    /\b(water|flood|leak|temperature|temp|freezer|cooler|cold room|refrigerat\w*)\b/,
    'Environmental',
  ],
  [/\b(gate valve|supervisory)\b/, 'Supervisory'],
  [/\btamper\b/, 'Tamper'],
];

/**
 * Returns the suggested service type of a zone: from words in its description, otherwise Burglary. The form shows the
 * suggestion, so that a person sees the suggestion before it is saved.
 */
export const guessService = (description: string): ServiceType => {
  const text = foldText(description);
  return WORDS.find(([pattern]) => pattern.test(text))?.[1] ?? 'Burglary';
};
