import type { Settings } from '#adapters/server/settings/read-settings.ts';
import type { Variant } from '#core/session/user.schema.ts';

/** The port of a variant, and the URL at which people reach the variant. */
export interface Address {
  readonly variant: Variant;
  readonly port: number;
  readonly publicUrl: string;
}
export type Addresses = Readonly<Record<Variant, Address>>;

/** Returns the addresses of both variants: dealers on `port`, customers on the next port. */
export const addressesOf = (settings: Settings): Addresses => {
  const { port, publicUrl, publicUrlMsa } = settings;
  const local = (own: number): string => `http://localhost:${String(own)}`;
  return {
    dealer: { variant: 'dealer', port, publicUrl: publicUrl ?? local(port) },
    consumer: { variant: 'consumer', port: port + 1, publicUrl: publicUrlMsa ?? local(port + 1) },
  };
};
