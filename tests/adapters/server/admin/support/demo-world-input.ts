import { testVault } from '#tests/backend/harness/test-vault.ts';

/** Returns the input from which the server builds the small demo world. */
export const demoWorldInput = () => ({
  now: Date.UTC(2026, 2, 12, 18, 8),
  size: 'small' as const,
  consumerUrl: 'http://localhost:4281',
  dealerUrl: 'http://localhost:4280',
  providerName: 'Northgate Monitoring',
  vault: testVault,
  hashSecret: (secret: string) => Promise.resolve(`hash of ${secret}`),
});
