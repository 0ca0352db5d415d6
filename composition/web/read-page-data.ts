import { pageDataSchema, type PageData } from '#core/configuration/runtime-configuration.schema.ts';
import * as z from 'zod/mini';

/** Reads what the server wrote into the page; throws when it is missing or not what this build understands. */
export const readPageData = (document: Document): PageData => {
  const text = document.getElementById('page-data')?.textContent ?? '';
  return z.parse(pageDataSchema, JSON.parse(text));
};
