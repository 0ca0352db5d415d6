import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lacksContent, planCampaignSave } from '#core/marketing/plan-campaign-save.rule.ts';
import { campaignForm } from '#core/marketing/campaign.schema.ts';
import type { DocumentChange } from '#core/documents/document.ts';
import { anyCampaign, campaignOf } from '../../support/campaigns.ts';

const REPLACE: DocumentChange = {
  kind: 'replace',
  document: { name: 'a.pdf', bytes: new Uint8Array(3) },
};
const change = fc.constantFrom<DocumentChange>({ kind: 'keep' }, { kind: 'remove' }, REPLACE);
const before = fc.option(anyCampaign);

describe('saving a campaign', () => {
  it('never asks the first write for a publication without anything to open', () => {
    fc.assert(
      fc.property(before, anyCampaign, (stored, wanted) => {
        const { fields } = planCampaignSave(stored, campaignForm.pick(wanted), REPLACE);
        const hasFile = stored !== null && stored.file !== null;
        expect(lacksContent(fields ?? stored ?? wanted, hasFile)).toBe(
          fields === null && stored !== null && lacksContent(stored, hasFile),
        );
      }),
    );
  });

  it('ends in the state that was chosen: with the fields, or with the file it waited for', () => {
    fc.assert(
      fc.property(before, anyCampaign, change, (stored, wanted, about) => {
        const form = campaignForm.pick(wanted);
        const plan = planCampaignSave(stored, form, about);
        const first = plan.fields ?? (stored === null ? form : campaignForm.pick(stored));
        expect({ ...first, state: plan.stateWithFile ?? first.state }).toEqual(form);
        if (plan.stateWithFile !== null)
          expect([first.state, plan.file]).toEqual(['draft', 'upload']);
      }),
    );
  });

  it('goes on from what stands saved: a second try sends the file alone', () => {
    fc.assert(
      fc.property(before, anyCampaign, (stored, wanted) => {
        const form = campaignForm.pick(wanted);
        const first = planCampaignSave(stored, form, REPLACE);
        const saved = { ...(stored ?? campaignOf('a')), ...(first.fields ?? {}) };
        const second = planCampaignSave(saved, form, REPLACE);
        expect(second).toEqual({ ...first, fields: null });
      }),
    );
  });

  it('touches the file only as wished: uploads what was chosen, deletes only what is there', () => {
    fc.assert(
      fc.property(before, anyCampaign, (stored, wanted) => {
        const form = campaignForm.pick(wanted);
        const hasFile = stored !== null && stored.file !== null;
        expect(planCampaignSave(stored, form, REPLACE).file).toBe('upload');
        expect(planCampaignSave(stored, form, { kind: 'keep' }).file).toBe('none');
        expect(planCampaignSave(stored, form, { kind: 'remove' }).file).toBe(
          hasFile ? 'delete' : 'none',
        );
        const same = stored === null ? null : campaignForm.pick(stored);
        if (same !== null)
          expect(planCampaignSave(stored, same, { kind: 'keep' }).fields).toBeNull();
      }),
    );
  });
});
