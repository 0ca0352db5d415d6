import { helpMessageSchema, type HelpMessage } from './help-message.schema.ts';

/** A message counts only when it comes from the origin of the help site and fits its schema; all others are null (SECURITY.md T10, V3.5.5). */
export const readHelpMessage = (
  site: string,
  message: { readonly origin: string; readonly data: unknown },
): HelpMessage | null => {
  if (message.origin !== site) return null;
  const read = helpMessageSchema.safeParse(message.data);
  return read.success ? read.data : null;
};
