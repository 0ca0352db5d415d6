import { Subject } from 'rxjs';
import { expect, it } from 'vitest';
import type { ContactUsGateway } from '#core/contact-us/contact-us.api.ts';
import { AttemptKey } from '#core/kernel/attempt-key.ts';
import type { LiveEvent } from '#core/live/live-event.schema.ts';
import { ownDrafts } from '#tests/support/own-drafts.ts';
import { scripted } from '#tests/support/scripted.ts';
import { ContactUsViewModel } from '#ui/contact-us/contact-us.view-model.ts';

const opened = () => {
  const gateway = scripted<ContactUsGateway>();
  const events$ = new Subject<LiveEvent>();
  let keys = 0;
  gateway.onContactUs.gives({ numbers: [], sent: [] });
  const model = new ContactUsViewModel({
    gateway,
    ownDrafts: ownDrafts(),
    live: { events$, readAnew$: new Subject<void>() },
    key: new AttemptKey({ next: () => `key-${String((keys += 1))}` }),
  });
  return { events$, gateway, model };
};

it('a message needs a topic and words, keeps them when its account is nobody’s, and tells its number once it is sent', async () => {
  const { gateway, model } = opened();
  await model.send();
  expect(model.form.errors).toMatchObject({ topic: ['Choose a topic'] });
  expect(gateway.onSendContactMessage.calls).toEqual([]);
  model.form.type('topic', 'Billing');
  model.form.type('text', 'Why twice?');
  model.form.type('xmit', 'NOBODY9');
  gateway.onSendContactMessage.fails({ kind: 'refused', status: 404, code: null, message: null });
  await model.send();
  expect(model.submission.problem).toBe('None of your accounts has this number.');
  expect([model.form.values.text, model.dirty]).toEqual(['Why twice?', true]);
  model.form.type('xmit', '');
  gateway.onSendContactMessage.clear().fails({ kind: 'timedOut' }).gives({ reference: 'M-000123' });
  await model.send();
  await model.send();
  const [, first, again] = gateway.onSendContactMessage.calls;
  expect(again).toEqual(first);
  expect([model.sent, model.form.values.text, model.dirty]).toEqual(['M-000123', '', false]);
  expect(gateway.onContactUs.calls).toHaveLength(1);
});

it('reads anew when the provider tells of something, and no more once the screen is left', () => {
  const { events$, gateway, model } = opened();
  model.start();
  expect(gateway.onContactUs.calls).toHaveLength(1);
  const event = { key: 'k', at: 1, siteNum: 0, devNum: null, data: {} } as const;
  events$.next({ ...event, kind: 'alarm' });
  expect(gateway.onContactUs.calls).toHaveLength(1);
  events$.next({ ...event, kind: 'site' });
  expect(gateway.onContactUs.calls).toHaveLength(2);
  model.dispose();
  expect(events$.observed).toBe(false);
});
