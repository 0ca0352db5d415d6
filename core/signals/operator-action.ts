/** The actions of an operator on an alarm, with their names in the history (domain guide 6.12 "Operator action"). */
export const OPERATOR_ACTIONS = [
  'Picked up',
  'Called',
  'Reached',
  'No answer',
  'Voicemail',
  'Verified',
  'Dispatched',
  'Responder on scene',
  'Cancelled dispatch',
  'Notified',
  'Notified owner',
  'Comment',
  'Partial clear',
  'Full clear',
] as const;
export type OperatorAction = (typeof OPERATOR_ACTIONS)[number];

/** The reasons why an alarm ended (domain guide 6.12 "Dispositions"). */
export const DISPOSITIONS = [
  'Actual – police',
  'Actual – fire',
  'Actual – medical',
  'False – user error',
  'False – equipment',
  'False – weather/animal',
  'Cancelled by passcode',
  'Test',
  'Undetermined',
  'Superseded',
  'Duplicate',
] as const;
export type Disposition = (typeof DISPOSITIONS)[number];

/**
 * Returns a stored event, disposition or state as people read it: receivers send, older rows contain, and browsers of older
 * versions read, "Cancelled".
 */
export const usSpelling = (stored: string): string => stored.replaceAll('ancelled', 'anceled');
