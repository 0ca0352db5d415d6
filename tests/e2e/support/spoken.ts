import type { CDPSession, Page } from '@playwright/test';
import { expect } from './test.ts';

interface AxNode {
  readonly ignored?: boolean;
  readonly role?: { readonly value?: string };
  readonly name?: { readonly value?: string };
  readonly description?: { readonly value?: string };
  readonly value?: { readonly value?: string | number };
  readonly properties?: readonly {
    readonly name: string;
    readonly value: { readonly value?: unknown };
  }[];
}

/** States that screen readers say, in the order in which they are said. */
const STATES = ['checked', 'pressed', 'selected', 'expanded', 'invalid', 'required', 'disabled'];

const lineOf = (node: AxNode): string => {
  const states = STATES.flatMap((state) => {
    const held = node.properties?.find(({ name }) => name === state)?.value.value;
    if (held === undefined || held === 'false') return [];
    return held === true || held === 'true' ? [state] : held === false ? [`not ${state}`] : [];
  });
  const typed = String(node.value?.value ?? '');
  return [node.name?.value, node.role?.value, ...states, typed, node.description?.value]
    .map((part) => part?.trim())
    .filter((part) => part !== undefined && part !== '')
    .join(', ');
};

/**
 * What a screen reader says about the focused control, from Chromium's accessibility tree: name, role, states, value,
 * description. The states `not required` and so on are left out, as screen readers do.
 */
export const spoken = async (page: Page): Promise<string> => {
  const devtools: CDPSession = await page.context().newCDPSession(page);
  const { result } = await devtools.send('Runtime.evaluate', {
    expression: 'document.activeElement',
  });
  const { nodes } = await devtools.send('Accessibility.getPartialAXTree', {
    objectId: result.objectId ?? '',
    fetchRelatives: false,
  });
  await devtools.detach();
  const [node] = nodes;
  return node === undefined
    ? ''
    : lineOf(node).replaceAll(/, not (?!expanded|checked|pressed)[a-z]+/g, '');
};

/** Expects what a screen reader says about the focused control. */
export const expectSpoken = (page: Page, line: string): Promise<void> =>
  expect.poll(() => spoken(page)).toBe(line);
