import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COLOR_TEXT, ICON_TEXT } from '#core/news/news-text.ts';
import { draftOf, editedNews } from '#tests/support/news-items.ts';
import {
  NEWS_COLORS,
  NEWS_ICONS,
  newsForm,
  readNewsForm,
  type NewsColor,
  type NewsFields,
  type NewsIcon,
} from '#core/news/news.schema.ts';

const fields = (change: Partial<NewsFields> = {}): NewsFields => ({
  ...newsForm.show(null),
  title: 'Holiday hours',
  body: 'Support answers.',
  ...change,
});
const errorsOf = (change: Partial<NewsFields>) => {
  const validated = readNewsForm(fields(change));
  return validated.ok ? {} : validated.error;
};

describe('the form of a news item (spec §5)', () => {
  it('takes title and body to their limits and not one character more', () => {
    expect(readNewsForm(fields({ title: 't'.repeat(128), body: 'b'.repeat(1024) })).ok).toBe(true);
    expect(errorsOf({ title: 't'.repeat(129) })).toEqual({
      title: ['Must be at most 128 characters long, 1 too many'],
    });
    expect(errorsOf({ body: 'b'.repeat(1025) })).toEqual({
      body: ['Must be at most 1024 characters long, 1 too many'],
    });
    expect(errorsOf({ title: '  ' })['title']?.[0]).toBe('Title is required');
    expect(errorsOf({ body: '' })['body']?.[0]).toBe('Body is required');
  });

  it('refuses a start after the end and takes every other pair of days', () => {
    const day = fc
      .integer({ min: 0, max: 40_000 })
      .map((n) => new Date(n * 86_400_000).toISOString().slice(0, 10));
    fc.assert(
      fc.property(day, day, (one, other) => {
        const [first, last] = [one, other].toSorted();
        expect(errorsOf({ effectiveDate: first ?? '', expirationDate: last ?? '' })).toEqual({});
        fc.pre(one !== other);
        expect(errorsOf({ effectiveDate: last ?? '', expirationDate: first ?? '' })).toEqual({
          effectiveDate: ['Start date cannot be after end date'],
        });
      }),
    );
    expect(errorsOf({ effectiveDate: '2999-12-31' })).toEqual({});
    expect(errorsOf({ expirationDate: '1900-01-01' })).toEqual({});
    expect(errorsOf({ effectiveDate: '2026-02-30' })).toEqual({
      effectiveDate: ['Must be a date'],
    });
  });

  it('opens http and https addresses alone', () => {
    for (const url of [
      'https://www.example.com',
      'http://example.com/a?b=c#d',
      'HTTPS://EXAMPLE.COM/ü',
      'https://127.0.0.1:8080/x',
    ])
      expect(errorsOf({ url }), url).toEqual({});
    for (const url of [
      'javascript:alert(1)',
      ' javascript:alert(1)',
      'JaVaScRiPt:alert(1)',
      'java\nscript:alert(1)',
      'data:text/html,<script>alert(1)</script>',
      'vbscript:x',
      'file:///etc/passwd',
      'ftp://example.com',
      '//example.com',
      'example.com',
      'https://',
      'https:///path',
      'https://user:pass@example.com',
      'https://exam ple.com',
      'https://evil.com\\@example.com',
    ])
      expect(errorsOf({ url }), url).toEqual({ url: ['Must begin with https:// or http://'] });
    expect(errorsOf({ url: `https://example.com/${'x'.repeat(1004)}` })).toEqual({});
    expect(errorsOf({ url: `https://example.com/${'x'.repeat(1005)}` })).toEqual({
      url: ['Must be at most 1024 characters long, 1 too many'],
    });
  });

  it('hands on what is meant: trimmed, nothing as null, an order as a number', () => {
    const validated = readNewsForm(
      fields({
        title: ' Hours ',
        effectiveDate: ' 2026-01-01 ',
        expirationDate: '  ',
        order: ' 7 ',
        url: ' https://example.com ',
      }),
    );
    expect(validated).toEqual({
      ok: true,
      value: {
        title: 'Hours',
        body: 'Support answers.',
        icon: 'newspaper-filled',
        color: 'blue',
        effectiveDate: '2026-01-01',
        expirationDate: null,
        order: 7,
        url: 'https://example.com',
      },
    });
  });

  it('shows an item as it is, so that saving it unchanged changes nothing', () => {
    const item = editedNews({
      icon: 'envelope',
      color: 'red',
      effectiveDate: '2026-01-01',
      expirationDate: '2026-12-31',
      order: 0,
      url: 'https://example.com',
    });
    expect(newsForm.show(item)).toEqual({
      title: item.title,
      body: item.body,
      icon: 'envelope',
      color: 'red',
      effectiveDate: '2026-01-01',
      expirationDate: '2026-12-31',
      order: '0',
      url: 'https://example.com',
    });
    for (const one of [item, editedNews()])
      expect(readNewsForm(newsForm.show(one))).toEqual({ ok: true, value: draftOf(one) });
    expect(newsForm.show(null)).toEqual({
      title: '',
      body: '',
      icon: 'newspaper-filled',
      color: 'blue',
      effectiveDate: '',
      expirationDate: '',
      order: '',
      url: '',
    });
  });

  it('takes whole numbers as order, or nothing', () => {
    expect(errorsOf({ order: '-1' })).toEqual({ order: ['Must be 0 or more'] });
    expect(errorsOf({ order: '123456789' })).toEqual({ order: ['Must be 9999 or less'] });
    for (const order of ['x7', '7x', '1234567890', '--1'])
      expect(errorsOf({ order }), order).toEqual({ order: ['Must be a whole number'] });
    for (const order of ['', ' ', '0', '7', '9999']) expect(errorsOf({ order }), order).toEqual({});
    for (const order of ['-1', '10000', '1.5', 'one', '1e3', '99999999999'])
      expect(errorsOf({ order })['order'], order).toHaveLength(1);
  });

  it('keeps text as text, whatever it looks like', () => {
    const body = '<script>alert(1)</script> & <b onclick="x">';
    const validated = readNewsForm(fields({ title: '<img src=x onerror=alert(1)>', body }));
    expect(validated.ok && [validated.value.title, validated.value.body]).toEqual([
      '<img src=x onerror=alert(1)>',
      body,
    ]);
  });

  it('knows seven icons and four colours, amber by the name of Yellow', () => {
    expect(Object.keys(ICON_TEXT)).toEqual([...NEWS_ICONS]);
    expect(NEWS_COLORS.map((color) => COLOR_TEXT[color])).toEqual([
      'Blue',
      'Green',
      'Red',
      'Yellow',
    ]);
    expect(errorsOf({ icon: 'skull' as NewsIcon })['icon']).toHaveLength(1);
    expect(errorsOf({ color: 'pink' as NewsColor })['color']).toHaveLength(1);
  });
});
