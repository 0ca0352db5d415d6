import { marketingApi } from '#core/marketing/marketing.api.ts';
import { noticesApi } from '#core/notices/notices.api.ts';
import { newsApi } from '#core/news/news.api.ts';
import { describe, expect, it } from 'vitest';
import { columnsOf, type FormTable } from '#adapters/server/sql/form-columns.ts';
import { CAMPAIGN_COLUMNS } from '#adapters/server/sql/marketing/tables-marketing.ts';
import { NEWS_COLUMNS } from '#adapters/server/sql/news/tables-news.ts';
import { BANNER_COLUMNS } from '#adapters/server/sql/tables-records.ts';
import {
  campaignForm,
  campaignFormSchema,
  campaignSchema,
  type CampaignForm,
} from '#core/marketing/campaign.schema.ts';
import {
  newsDraftSchema,
  newsForm,
  newsItemSchema,
  type NewsDraft,
} from '#core/news/news.schema.ts';
import { bannerForm, bannerFormSchema } from '#core/notices/banner-form.schema.ts';
import { statusBannerSchema } from '#core/notices/status-banner.schema.ts';
import type { Controls } from '#ui/forms/form-rows.tsx';

const FORMS = [
  {
    form: 'news',
    fields: newsForm.names,
    draft: newsDraftSchema.shape,
    typed: newsForm.show(null),
    answered: newsItemSchema.shape,
    bodies: [newsApi.createNews.input.shape, newsApi.updateNews.input.draft.shape],
    besides: [],
    columns: NEWS_COLUMNS,
  },
  {
    form: 'campaign',
    fields: campaignForm.names,
    draft: campaignFormSchema.shape,
    typed: campaignForm.show(null),
    answered: campaignSchema.shape,
    bodies: [marketingApi.createCampaign.input.shape, marketingApi.updateCampaign.input],
    besides: ['id', 'rev'],
    columns: CAMPAIGN_COLUMNS,
  },
  {
    form: 'banner',
    fields: bannerForm.names,
    draft: bannerFormSchema.shape,
    typed: bannerForm.show(null),
    answered: statusBannerSchema.shape,
    bodies: [noticesApi.saveBanner.input],
    besides: ['rev'],
    columns: BANNER_COLUMNS,
  },
] as const;

describe.each(FORMS)('the fields of the $form form', (one) => {
  it('are checked, typed, sent and stored, each of them and no other', () => {
    const fields = [...one.fields].toSorted();
    expect(Object.keys(one.draft).toSorted()).toEqual(fields);
    expect(Object.keys(one.typed).toSorted()).toEqual(fields);
    expect(Object.keys(one.columns).toSorted()).toEqual(fields);
    for (const body of one.bodies)
      expect(
        Object.keys(body)
          .filter((name) => !one.besides.some((beside) => beside === name))
          .toSorted(),
      ).toEqual(fields);
    expect(Object.keys(one.answered)).toEqual(expect.arrayContaining(fields));
  });

  it('have a column each', () => {
    expect(new Set(Object.values(one.columns)).size).toBe(one.fields.length);
  });
});

/** A field that exists only in the form, added by this test. */
interface Added {
  readonly addition: string | null;
}
const takes = <T>(value: T): T => value;

describe('a field that was forgotten', () => {
  it('does not compile without its control', () => {
    const news: Controls<keyof NewsDraft> = newsForm.show(null);
    const campaign: Controls<keyof CampaignForm> = campaignForm.show(null);
    takes<Controls<keyof NewsDraft>>(news);
    // @ts-expect-error the field has no control
    takes<Controls<keyof (NewsDraft & Added)>>(news);
    // @ts-expect-error the field has no control
    takes<Controls<keyof (CampaignForm & Added)>>(campaign);
    expect(Object.keys(news)).not.toContain('addition');
  });

  it('has a column of its own name, in the case of SQL, unless the table says another', () => {
    const form: { readonly names: readonly ('addition' | 'coBrand' | 'order' | 'rows')[] } = {
      names: ['addition', 'coBrand', 'order', 'rows'],
    };
    const columns = columnsOf(form, { order: 'place', rows: null });
    takes<{ readonly addition: 'addition'; readonly coBrand: 'co_brand'; readonly order: 'place' }>(
      columns,
    );
    expect(columns).toEqual({ addition: 'addition', coBrand: 'co_brand', order: 'place' });
    // @ts-expect-error the form has no such field
    columnsOf(form, { others: 'place' });
  });

  it('does not compile where the table says something else of it', () => {
    type Table = FormTable<Added, { readonly addition: 'addition' }>;
    takes<Table>({ addition: null });
    // @ts-expect-error the column holds a text
    takes<Table>({ addition: 1 });
    // @ts-expect-error the column has another name
    takes<FormTable<Added, { readonly addition: 'other_name' }>>({ addition: null });
    expect(Object.values<string>(NEWS_COLUMNS)).not.toContain('other_name');
  });
});
