import type { Page } from '@playwright/test';
import { arrive } from '../support/arrive.ts';
import { receiverOf } from '../support/receiver.ts';
import { expectInView } from '../support/in-view.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

const XMIT = 'HP1412';

/** Changes the page as a translation program does: moves each text into a new element, or replaces the text. */
const translate = (page: Page, how: 'moves' | 'replaces') =>
  page.evaluate((way) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (text.data.trim() === '' || text.parentElement?.closest('script, style, textarea, option'))
        continue;
      const font = document.createElement('font' as string);
      text.before(font);
      if (way === 'moves') font.append(text);
      else {
        font.textContent = text.data;
        text.remove();
      }
    }
  }, how);

test('A customer watches a verified burglary from its first signal to its end', async ({
  page,
  server,
}) => {
  const receiver = await receiverOf(server);
  await arrive(page, server, 'owner@example.com', '/msa/summary');
  const main = page.getByRole('main');
  await expect(main.getByText('Your system is being watched.')).toBeVisible();
  await expect(main.getByText('Live', { exact: true })).toBeVisible();
  const callList = main.getByRole('region', { name: 'Call list' });
  await expect(callList.getByRole('listitem').first()).toContainText('Carla BensonCalled first');
  await expect(callList.getByText(/Not called now: on vacation until/).first()).toBeVisible();
  await expect(callList.getByText('Not called now: suspended')).toBeVisible();
  const week = main.getByRole('list', { name: 'When Office was open' });
  await expect(week.getByRole('listitem')).toHaveCount(7);
  await expect(week.getByRole('listitem').first()).toContainText('since');
  await expect(main.getByRole('region', { name: 'Schedule' }).getByText(/^Today: /)).toBeVisible();

  const { alarmNum } = await receiver.signal(XMIT, '1134 002');
  const headline = (name: string | RegExp) => main.getByRole('heading', { level: 2, name });
  await expect(headline('Your alarm went off')).toBeVisible();
  const num = alarmNum ?? 0;
  await receiver.act(num, 'Picked up');
  await expect(headline('An operator is looking at it')).toBeVisible();
  await receiver.signal(XMIT, '1132 003');
  await receiver.act(num, 'No answer', { contact: 'the premises' });
  await receiver.act(num, 'Reached', { contact: 'Luis Romero', comment: 'nobody should be there' });
  await receiver.act(num, 'Dispatched', { contact: 'Police', avs: 2 });
  await expect(headline('Police are on the way')).toBeVisible();
  await expect(main.getByText('We reached Luis Romero: nobody should be there')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'It was a mistake' }).click();
  await expect(page.getByRole('dialog').getByText(/spoken passcode/)).toBeVisible();
  await page.keyboard.press('Escape');
  await receiver.act(num, 'Responder on scene', { contact: 'Police' });
  await receiver.act(num, 'Called', { contact: 'Luis Romero' });
  await expect(main.getByText('We called Luis Romero', { exact: true })).toBeVisible();
  await expect(headline('Police are there')).toBeVisible();
  await main.getByRole('button', { name: 'Show' }).click();
  await expect(callList.getByRole('listitem').first()).toContainText('Carla BensonCalled first');
  await page.setViewportSize({ width: 390, height: 844 });
  await expectInView(main.getByRole('button', { name: 'It was a mistake' }));
  await expectAccessible(page);
  await page.setViewportSize({ width: 1440, height: 900 });

  await receiver.signal(XMIT, '3134 002');
  await receiver.act(num, 'Full clear', { disposition: 'Actual – police' });
  await expect(main.getByText('Your system is being watched.')).toBeVisible();
  // Depending on the time of day, the generated history may contain another break-in.
  const ended = main.getByRole('link', { name: /It was a break-in/ });
  const opener = ended.and(page.locator(`[href$="alarm=${num}"]`));
  await opener.press('Enter');
  await expect(page).toHaveURL(new RegExp(`alarm=${num}$`));
  await expect(headline('The alarm is over')).toBeFocused();
  await page.goBack();
  await expect(opener).toBeFocused();
  await page.goForward();
  await expect(headline('The alarm is over')).toBeFocused();
  await expect(main.getByText('Police were asked to come')).toBeVisible();

  // An alarm at another site appears above every screen, in the switcher, and in the header of each screen of the other site.
  await page.getByRole('link', { name: 'Zones' }).click();
  const elsewhere = main.getByRole('alert').filter({ hasText: 'Alarm at Lantern Street Garage' });
  await expect(elsewhere).toHaveCount(0);
  await receiver.signal('HP1433', '1130 001');
  await expect(elsewhere).toBeVisible();
  const switcher = page.getByRole('banner').getByRole('button', { name: /switch account$/ });
  await expect(switcher).toHaveAccessibleName(/, 1 other site in alarm, switch account$/);
  await expectAccessible(page);
  await expect(main.getByText('Your alarm went off', { exact: true })).toBeVisible();
  await main.getByRole('link', { name: 'Open the alarm at Lantern Street Garage' }).click();
  await expect(headline('Your alarm went off')).toBeVisible();
  await expect(elsewhere).toHaveCount(0);
  await page.getByRole('link', { name: 'Place on test' }).click();
  await expect(main.getByText('Alarm', { exact: true })).toBeVisible();
  await main.getByRole('checkbox', { name: 'I understand' }).check();
  await main.getByRole('button', { name: 'Place on test' }).click();
  const question = page.getByRole('dialog', { name: 'Place on test during an alarm?' });
  await expect(question.getByText(/^1 alarm is open at this site/)).toBeVisible();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Place on test' }).click();
  await expect(main.getByText(/^Your system is not being watched until/)).toBeVisible();
});

test('A customer whose page a translator changes reads on as an alarm goes, and a screen that something tore apart stands again by itself', async ({
  page,
  server,
  clean,
}) => {
  const receiver = await receiverOf(server);
  await arrive(page, server, 'owner@example.com', '/msa/summary');
  const main = page.getByRole('main');
  const headline = (name: string) => main.getByRole('heading', { level: 2, name });
  await expect(main.getByText('Live', { exact: true })).toBeVisible();
  await translate(page, 'moves');
  const { alarmNum } = await receiver.signal(XMIT, '1134 002');
  await expect(headline('Your alarm went off')).toBeVisible();
  await expect(main.getByText('Your system is being watched.')).toHaveCount(0);
  const num = alarmNum ?? 0;
  await translate(page, 'replaces');
  await receiver.act(num, 'Picked up');
  await expect(headline('An operator is looking at it')).toBeVisible();
  await expect(main.getByText('Your alarm went off')).toHaveCount(0);
  await translate(page, 'moves');
  await receiver.act(num, 'Dispatched', { contact: 'Police', avs: 2 });
  await expect(headline('Police are on the way')).toBeVisible();

  // The translator has removed elements, so the screen cannot draw into these elements and restarts. The restarted screen
  // keeps all events so far.
  clean.allow(/NotFoundError|error occurred in/);
  await main.evaluate((screen) => {
    for (const part of screen.querySelectorAll('ol, ul, dl, section, h2')) part.remove();
  });
  await receiver.signal(XMIT, '3134 002');
  await receiver.act(num, 'Full clear', { disposition: 'Actual – police' });
  await expect(main.getByText('Your system is being watched.')).toBeVisible();
  await expect(main.getByRole('button', { name: 'Try again' })).toHaveCount(0);
});
