import { foldText } from '../kernel/fold-text.rule.ts';
import type { ServiceType } from '../signals/signal.ts';

/**
 * Words in a description and the service type they indicate, the more urgent first: a smoke detector in a safe room is a
 * smoke detector.
 */
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
 * Returns the service type assumed for a zone until a person chooses one: from the words of its description, otherwise
 * Burglary. It is shown beside the field, so it is never used unseen.
 */
export const guessService = (description: string): ServiceType => {
  const text = foldText(description);
  return WORDS.find(([message]) => message.test(text))?.[1] ?? 'Burglary';
};
