import { describe, expect, it } from 'vitest';
import { contactBadges, shortBadge, suspensionText } from '#core/contacts/contact-badges.rule.ts';
import { contactForm, type ContactForm } from '#core/contacts/contact-form.schema.ts';
import type { Contact } from '#core/contacts/contact-list.schema.ts';

const contact = (more: Partial<Contact> = {}): Contact => ({
  ...(contactForm.read(contactForm.show(null)) as ContactForm),
  id: 'a',
  rev: 1,
  position: 1,
  inherited: false,
  hasPin: false,
  lastName: 'Egan',
  changedBy: null,
  changedAt: null,
  suspendedAt: null,
  suspendedBy: null,
  ...more,
});
const AT = { today: '2026-11-26', timeZone: 'America/New_York' };
const badges = (one: Contact, at = AT) =>
  contactBadges(one, { ...at, first: false }).map(({ words }) => words);

describe('a suspended contact', () => {
  const suspended = contact({
    suspended: true,
    suspendedBy: 'Dana Reyes',
    // In the site's time zone, this is late in the evening of the previous day.
    suspendedAt: '2026-11-12T03:30:00.000Z',
  });

  it('says since which day of the site, and by whom', () => {
    expect(badges(suspended)).toEqual(['Suspended since Nov 11']);
    expect(badges(suspended, { ...AT, timeZone: 'Europe/Oslo' })).toEqual([
      'Suspended since Nov 12',
    ]);
    expect(badges(suspended, { ...AT, today: '2027-01-04' })).toEqual([
      'Suspended since Nov 11, 2026',
    ]);
    expect(suspensionText(suspended, AT)).toBe('Suspended since Nov 11, by Dana Reyes');
  });

  it('says no more than is known of one from before that was kept, and nothing of others', () => {
    const old = { ...suspended, suspendedAt: null, suspendedBy: null };
    expect(badges(old)).toEqual(['Suspended']);
    expect(suspensionText(old, AT)).toBe('Suspended');
    expect(suspensionText(contact(), AT)).toBeNull();
  });

  it('is one word where a wide panel stands beside', () => {
    const short = (one: Contact) => contactBadges(one, { ...AT, first: false }).map(shortBadge);
    expect(short(suspended)).toEqual(['Suspended']);
    expect(short(contact({ unavailableTo: '2026-11-30' }))).toEqual(['Until Nov 30']);
    expect(short(contact({ unavailableFrom: '2026-11-01' }))).toEqual(['On vacation']);
  });
});
