import { expect, it } from 'vitest';
import type { BillingGateway } from '#core/billing/billing.api.ts';
import { CompareViewModel } from '#ui/billing/compare.view-model.ts';
import { scripted } from '../../support/scripted.ts';

const billed = (xmit: string, rate: number) => ({
  xmit,
  siteName: `Site ${xmit}`,
  siteNum: 1,
  currency: 'USD' as const,
  rate,
});

const MISSING = { kind: 'refused', status: 404, code: null, message: '' } as const;

const opened = () => {
  const billing = scripted<BillingGateway>();
  const saved: { name: string; content: unknown }[] = [];
  const model = new CompareViewModel({
    billing,
    clock: { now: () => Date.parse('2026-11-20T12:00:00Z') },
    files: { save: (file) => saved.push(file) },
    toasts: { show: () => 0 },
  });
  return { billing, model, saved };
};

it('reads every window of what is billed, and shows what differs by its kind', async () => {
  const { billing, model, saved } = opened();
  model.type('A1,9.50\nA2,1\nB1\n,7');
  billing.onListBilledAccounts.gives({ accounts: [billed('A1', 950)], next: 'A1' });
  billing.onListBilledAccounts.gives({
    accounts: [billed('A2', 950), billed('C1', 5)],
    next: null,
  });
  await model.compare();
  expect(billing.onListBilledAccounts.calls).toEqual([[{ after: '' }], [{ after: 'A1' }]]);
  expect(model.result).toMatchObject({ same: 1, mine: 3, billed: 3 });
  expect(model.counts).toEqual({
    'Only mine': 1,
    'Only billed': 1,
    'Rate differs': 1,
    'Not read': 1,
  });
  await model.list.filter('difference', 'Only billed');
  expect(model.list.rows.map(({ xmit }) => xmit)).toEqual(['C1']);
  model.save(['account', 'billed']);
  expect(saved).toMatchObject([
    {
      name: 'billed-accounts-1-row-2026-11-20.csv',
      content: 'Account,Billed rate\r\nC1,0.05\r\n',
    },
  ]);
  model.startOver();
  expect([model.result, model.text]).toEqual([null, 'A1,9.50\nA2,1\nB1\n,7']);
});

it('keeps what was pasted when what is billed does not come, and says so', async () => {
  const { billing, model } = opened();
  expect(model.mayCompare).toBe(false);
  model.type('A1');
  billing.onListBilledAccounts.fails(MISSING);
  await model.compare();
  expect([model.result, model.busy, model.text]).toEqual([null, false, 'A1']);
  expect(model.problem).not.toBeNull();
});

it('takes a file where it is, and none above 5 MB', async () => {
  const { billing, model } = opened();
  await model.choose([new File(['x'.repeat(5 * 1024 * 1024 + 1)], 'large.csv')]);
  expect([model.picked.problem, model.file]).toEqual(['A list may have at most 5 MB.', null]);
  await model.choose([new File(['A1\n'], 'mine.csv')]);
  expect([model.picked.problem, model.file?.name]).toEqual([null, 'mine.csv']);
  billing.onListBilledAccounts.gives({ accounts: [billed('A1', 950)], next: null });
  await model.compare();
  expect(model.result).toMatchObject({ same: 1, rows: [] });
  model.clearFile();
  expect(model.mayCompare).toBe(false);
});
