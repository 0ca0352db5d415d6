/** Returns the best available encoding that the browser accepts, or null to send the file uncompressed. */
export const negotiateEncoding = <Name extends string>(
  accepted: string | undefined,
  available: readonly Name[],
): Name | null => {
  const offers = new Map(
    (accepted ?? '').split(',').map((part) => {
      const [name = '', ...parameters] = part.trim().toLowerCase().split(';');
      const refused = parameters.some((parameter) => /^\s*q=0(\.0*)?\s*$/.test(parameter));
      return [name.trim(), !refused] as const;
    }),
  );
  const takes = (name: string): boolean => offers.get(name) ?? offers.get('*') ?? false;
  return available.find(takes) ?? null;
};
