import { expect, it } from 'vitest';
import type { HistoryGateway } from '#core/history/history.api.ts';
import type { Foreseen } from '#core/signals/foreseen.schema.ts';
import { scripted } from '#tests/support/scripted.ts';
import { DecoderViewModel } from '#ui/decoder/decoder.view-model.ts';

const PASTED = ['1207 18 1134 01 003 3', 'garbled ~ line', 'Nri1/BA3^Front door^'].join('\n');
const foreseen = (text: string): Foreseen => ({
  text,
  kind: 'Alarm',
  serviceType: 'Burglary',
  priority: 1,
  defined: true,
  zone: null,
  rule: 'The code alone.',
  outcome: 'An alarm.',
});

it('another dealer’s account is like none, and an answer to what was changed since counts for nothing', async () => {
  const gateway = scripted<HistoryGateway>();
  const model = new DecoderViewModel(gateway);
  expect(model.mayAsk).toBe(false);
  model.type(PASTED);
  expect([model.named, model.wanted, model.mayAsk]).toEqual(['1207', '1207', true]);
  model.typeXmit('ZZ9999');
  gateway.onForeseeSignals.fails({ kind: 'refused', status: 404, code: null, message: null });
  await model.ask();
  expect(model.asked).toEqual({
    at: 'failed',
    text: 'None of your accounts has the transmitter ZZ9999.',
  });
  const place = { siteNum: 1, siteName: 'A shop', devNum: 1, transmitterCode: 'HP1120' };
  const signals = [foreseen('Entry'), foreseen('Front door')];
  gateway.onForeseeSignals.clear().gives({ ...place, signals });
  model.typeXmit('HP1120');
  await model.ask();
  // Each line shows the effects of its own signals.
  expect([1, 2, 3].map((num) => model.foreseenOf(num).map(({ text }) => text))).toEqual([
    ['Entry'],
    [],
    ['Front door'],
  ]);
  const asking = model.ask();
  model.type('1207 18 1134 01 003 3');
  await asking;
  expect(model.asked).toEqual({ at: 'idle' });
});
