import type { Document } from '../documents/document.ts';
import type { SiteAlarms } from '../alarms/alarm-story.schema.ts';
import type { Answer } from '../kernel/result.ts';
import type { SiteTest, TestForm } from './site-test.schema.ts';
import type { ChangedTest, ClearedTests, SiteTests, TestResults } from './site-tests.schema.ts';

/** Tests of a site, within what the caller may see (domain guide 6.1). */
export interface SiteTestsGateway {
  list(siteNum: number): Answer<SiteTests>;
  /** What goes on there, before the center is told to rest. */
  alarms(siteNum: number): Answer<SiteAlarms>;
  /** The same id again answers what came of the first time. `code` is a passcode or PIN, empty without one. */
  place(siteNum: number, id: string, form: TestForm, code: string): Answer<ChangedTest>;
  edit(id: string, rev: number, form: TestForm): Answer<ChangedTest>;
  /** `by` in milliseconds. */
  extend(id: string, rev: number, by: number): Answer<ChangedTest>;
  clear(id: string, rev: number, anyway: boolean): Answer<ClearedTests>;
  /** Takes off what runs; refused where one of them is not `known` as it stands. */
  clearAll(
    siteNum: number,
    known: readonly Pick<SiteTest, 'id' | 'rev'>[],
    anyway: boolean,
  ): Answer<ClearedTests>;
  /** `background` for the reading that goes on by itself while a test is watched. */
  results(id: string, background: boolean): Answer<TestResults>;
  print(id: string): Answer<Document>;
}
