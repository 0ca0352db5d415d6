import { type BrandImage, type ImageField } from '../../branding/brand-image.schema.ts';
import {
  BRAND_IMAGE_TEXT,
  type BrandImageProblem,
  type ImageFacts,
  checkImageSize,
  looksLikeSvg,
  readPixels,
} from '../../branding/check-image-size.rule.ts';
import { cleanFileName } from '../../documents/clean-file-name.rule.ts';
import type { Document } from '../../documents/document.ts';
import { LIMITS } from '../../kernel/limits.ts';
import { ok } from '../../kernel/result.ts';
import { recordAudit, recordRefusal, refuseLimited } from '../record-audit.operation.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { SessionCaller } from '../caller.ts';
import { BUCKETS } from '../limits/limit-buckets.ts';
import { refusalOf, type Reply } from '../refusal.ts';
import { storeCall } from '../repeats/store-call.operation.ts';
import type { ListInput } from '../sites/list-sites.operation.ts';
import { nameOf } from '../sites/site-viewer.operation.ts';
import { type BrandingPorts, lockBranding } from './lock-branding.operation.ts';

/** Age after which an uploaded picture that no draft or published version refers to is deleted: one day, in milliseconds. */
const UNUSED_MS = 24 * 3600 * 1000;

/** A picture to upload, and the branding field it is for. */
export interface ImageUpload extends ListInput {
  readonly field: ImageField;
  readonly document: Document;
}
type Read = ImageFacts & { readonly bytes: Uint8Array };

/**
 * Use cases that upload pictures. The file type is checked by content, an SVG is rewritten, and the file is stored under a
 * hash of its content (SECURITY.md §2.13).
 */
export const brandImages = (
  ports: BrandingPorts & Pick<BackendPorts, 'svgReader' | 'documentInspector'>,
) => {
  const readSvg = (bytes: Uint8Array): Read | BrandImageProblem => {
    const clean = ports.svgReader.clean(bytes);
    return typeof clean === 'string' ? clean : { kind: 'svg', ...clean };
  };
  const readImage = (bytes: Uint8Array): Read | BrandImageProblem => {
    const pixels = readPixels(bytes);
    if (typeof pixels !== 'string') return { ...pixels, bytes };
    return pixels === 'kind' && looksLikeSvg(bytes) ? readSvg(bytes) : pixels;
  };

  return {
    /** Stores a picture and returns its URL, which is the same for every upload of the same picture. Does not change the draft. */
    uploadBrandImage: (
      caller: SessionCaller,
      { siteGroupNum: named, field, document }: ImageUpload,
    ): Reply<BrandImage> => {
      const image = readImage(document.bytes);
      const problem = typeof image === 'string' ? image : checkImageSize(field, image);
      return ports.unitOfWork.run(async (tx) => {
        const locked = await lockBranding(ports, tx, caller, { siteGroupNum: named, rev: null });
        if (!locked.ok) return locked;
        const { siteGroupNum } = locked.value;
        const facts = { operation: 'branding.image', target: `group ${siteGroupNum}` };
        const now = ports.clock.now();
        const grant = await tx.limits.take(BUCKETS.brandImages, String(siteGroupNum), now);
        if (!grant.granted) return refuseLimited(tx, ports, caller, facts, grant.retryAfterSeconds);
        if (typeof image === 'string' || problem !== null) {
          const reason = problem ?? 'broken';
          const refusal = refusalOf('unacceptable', 'imageRefused', `${BRAND_IMAGE_TEXT[reason]}.`);
          return recordRefusal(tx, ports, caller, { ...facts, detail: { field, reason } }, refusal);
        }
        const { kind, width, height, bytes } = image;
        const content = ports.documentInspector.digest({ name: kind, bytes });
        const mark = ports.secrets.mark('brandImage', [String(siteGroupNum), content]);
        const name = cleanFileName(document.name).slice(-LIMITS.newsDocumentName) || `logo.${kind}`;
        const stored = { name, size: bytes.length, width, height };
        const touch = { by: await nameOf(tx, caller), now };
        const row = { ...stored, siteGroupNum, mark, kind, bytes };
        await tx.branding.addImage(row, touch, now - UNUSED_MS);
        const reply = { ...stored, url: `/looks/${mark}.${kind}` };
        await storeCall(tx, ports, caller, { reply });
        const detail = { field, name, size: String(stored.size) };
        await recordAudit(tx, ports, caller, { ...facts, result: 'ok', detail });
        return ok(reply);
      });
    },
  };
};
