import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { SERVER } from '#composition/server/tokens.ts';
import type { Endpoint } from '#adapters/server/http/endpoint.ts';
import type { SsoPortal } from '../sso/sso-portal.ts';
import type { Body } from './audit/stride.ts';

/** Kinds of records whose ids the test puts into request bodies. The ids belong to another dealer or, for the `any` kinds, to no record. */
type Kind =
  | 'account'
  /** Staff work for all dealers, so for them only nonexistent records are out of reach. */
  | 'anyAccount'
  | 'anyGroup'
  | 'anySite'
  | 'contact'
  | 'group'
  | 'message'
  | 'news'
  | 'onCallList'
  | 'onCallPerson'
  | 'passcode'
  | 'request'
  | 'site'
  | 'template'
  | 'test'
  | 'zone';

/** The meaning of a body field that holds an id. */
type Meaning =
  /**
   * The field names one record, and a foreign or unknown id must be refused. `given` returns other fields that a body with
   * such an id needs.
   */
  | { readonly names: Kind; readonly given?: (id: unknown) => Body }
  /**
   * The field names several records, each of which gets a separate result. A foreign record must get the same result as a
   * nonexistent record.
   */
  | { readonly each: Kind }
  /** The field names no existing record. The text explains why. */
  | { readonly no: string };

const names = (kind: Kind, given?: (id: unknown) => Body): Meaning => ({
  names: kind,
  ...(given !== undefined && { given }),
});
const each = (kind: Kind): Meaning => ({ each: kind });
const no = (why: string): Meaning => ({ no: why });
const MADE = no('the form made it for what it adds');
const INSIDE = no('counts within the site or the draft of the path, whose own rules judge it');
const FILTER = no('narrows a list to what the caller sees anyway');
const RECEIVER = no('the provider’s own systems name sites and groups of all dealers');

const groupScope = (siteGroupNum: unknown): Body => ({ scope: { kind: 'group', siteGroupNum } });
const siteScope = (id: unknown): Body => ({ scope: { kind: 'sites', siteNums: [id] } });
const oneSiteScope = (siteNum: unknown): Body => ({ scope: { kind: 'site', siteNum } });

/** Every body field that holds the id or number of a record, keyed by operation and field path. */
export const BODY_IDS: Readonly<Record<string, Meaning>> = {
  'addContactNumber id': MADE,
  'addRoadmapItem id': MADE,
  'addLibraryItem id': MADE,
  'takeOutOfService id': MADE,
  'returnToService id': MADE,
  'addNote id': MADE,
  'keepSiteTemplate id': MADE,
  'shareView id': MADE,
  'startCommunicationTest id': MADE,
  'stayLate id': MADE,
  'cancelService id': MADE,
  'addGroupContact id': MADE,
  'invitePortalUser id': MADE,
  'sendOnCallTestPage id': MADE,
  'closeNow id': MADE,
  'inviteDealerUser id': MADE,
  'inviteStaffMember id': MADE,
  'addHoliday id': MADE,
  'placeManyTests id': MADE,
  'placeTest id': MADE,
  'requestService id': MADE,
  'addZone id': MADE,
  'addContact id': MADE,
  'addPasscode id': MADE,
  'putWeeklyHours id': MADE,
  'addSchedule id': MADE,
  'runReport id': MADE,
  'addReportSchedule id': MADE,
  'addNotifyRule id': MADE,
  'addOnCallOverride id': MADE,
  'offerOnCallSwap id': MADE,
  'addOnCallFeed id': MADE,
  'inviteCustomer id': MADE,
  'beginAccountDraft id': MADE,
  'runReportAgain newId': MADE,
  'runReportSchedule newId': MADE,
  'noteAnsweringMessage entryId': MADE,
  'callAnsweringMessage entryId': MADE,
  'redeliverAnsweringMessage deliveryId': MADE,
  'importContacts rows[].id': MADE,
  'requestAccountChange wishes[].id': MADE,
  'assignHolidays holidays[].id': MADE,
  'keepDraftTemplate templateId': MADE,
  'changeAgencies permits[].id': MADE,
  'saveAccountInfo permits[].id': MADE,
  'beginAccountDraft draft.transmitters[].devNum': INSIDE,
  'beginAccountDraft draft.permits[].id': INSIDE,
  'beginAccountDraft draft.contacts[].id': INSIDE,
  'beginAccountDraft draft.passcodes[].id': INSIDE,
  'beginAccountDraft draft.areas[].devNum': INSIDE,
  'beginAccountDraft draft.areas[].num': INSIDE,
  'beginAccountDraft draft.zones[].id': INSIDE,
  'beginAccountDraft draft.zones[].devNum': INSIDE,
  'beginAccountDraft draft.zones[].num': INSIDE,
  'beginAccountDraft draft.zones[].areaNum': INSIDE,
  'beginAccountDraft draft.weeks[].id': INSIDE,
  'beginAccountDraft draft.weeks[].areaNums[]': INSIDE,
  'saveAccountDraft draft.transmitters[].devNum': INSIDE,
  'saveAccountDraft draft.permits[].id': INSIDE,
  'saveAccountDraft draft.contacts[].id': INSIDE,
  'saveAccountDraft draft.passcodes[].id': INSIDE,
  'saveAccountDraft draft.areas[].devNum': INSIDE,
  'saveAccountDraft draft.areas[].num': INSIDE,
  'saveAccountDraft draft.zones[].id': INSIDE,
  'saveAccountDraft draft.zones[].devNum': INSIDE,
  'saveAccountDraft draft.zones[].num': INSIDE,
  'saveAccountDraft draft.zones[].areaNum': INSIDE,
  'saveAccountDraft draft.weeks[].id': INSIDE,
  'saveAccountDraft draft.weeks[].areaNums[]': INSIDE,
  'submitAccount codes[].id': INSIDE,
  'changeDevice areas[].num': INSIDE,
  'changeZones wishes[].form.devNum': INSIDE,
  'changeZones wishes[].form.num': INSIDE,
  'changeZones wishes[].form.areaNum': INSIDE,
  'changeZone devNum': INSIDE,
  'changeZone num': INSIDE,
  'changeZone areaNum': INSIDE,
  'addZone devNum': INSIDE,
  'addZone num': INSIDE,
  'addZone areaNum': INSIDE,
  'placeTest scope.zones[].areaNum': INSIDE,
  'editTest scope.zones[].areaNum': INSIDE,
  'placeTest scope.zones[].devNum': INSIDE,
  'editTest scope.zones[].devNum': INSIDE,
  'placeTest devNums[]': INSIDE,
  'editTest devNums[]': INSIDE,
  'requestService devNum': INSIDE,
  'putWeeklyHours areaNums[]': INSIDE,
  'addSchedule areaNums[]': INSIDE,
  'changeSchedule areaNums[]': INSIDE,
  'assignHolidays areaNums[]': INSIDE,
  'assignHolidays seen[].id': INSIDE,
  'startAccountExport branch': FILTER,
  'startAccountExport xmit': FILTER,
  'receiveAnsweringMessages entries[].siteGroupNum': RECEIVER,
  'receiveAnsweringMessages entries[].xmit': RECEIVER,
  'receiveAnsweringMessages entries[].message.siteGroupNum': RECEIVER,
  'receiveAnsweringMessages entries[].message.num': RECEIVER,
  'receiveBilling entries[].siteGroupNum': RECEIVER,
  'receiveBilling entries[].lines[].xmit': RECEIVER,
  'receiveBatch entries[].xmit': RECEIVER,
  'checkHeardCode xmit': RECEIVER,
  'receiveBatch entries[].callerId': RECEIVER,
  'receiveBatch entries[].alarm.num': RECEIVER,
  'checkAccountSheet branch': each('group'),
  'checkAccountSheet templateId': names('template'),
  'checkAccountSheet rows[].cells.branch': no('a cell of a row, which is refused by itself'),
  'checkAccountSheet rows[].cells.xmit': no('a number to come'),
  'startAccountSheet branch': names('group'),
  'startAccountSheet templateId': names('template'),
  'startAccountSheet rows[].cells.branch': no('a cell of a row, which is refused by itself'),
  'startAccountSheet rows[].cells.xmit': no('a number to come'),
  'holdAccountNumbers branch': names('group'),
  'holdAccountNumbers xmits[]': no('numbers to come, of the branch'),
  'saveAccountDraft draft.branch': INSIDE,
  'beginAccountDraft draft.branch': INSIDE,
  'placeManyTests selection.siteNums[]': names('site'),
  'addFavoriteSites selection.siteNums[]': names('site'),
  'switchActiveAccount siteNum': names('site'),
  'sendContactMessage xmit': no('words for the people who read the message'),
  'clearTests tests[].id': names('test'),
  'changeZones wishes[].id': names('zone'),
  'orderContacts ids[]': names('contact'),
  'copyContacts ids[]': names('contact'),
  'copyContacts targets[]': each('site'),
  'approveRequests requests[].id': each('request'),
  'runReport scope.siteGroupNum': names('group', groupScope),
  'runReport scope.siteNums[]': names('site', siteScope),
  'runReport scope.siteNum': names('site', oneSiteScope),
  'addReportSchedule scope.siteGroupNum': names('group', groupScope),
  'addReportSchedule scope.siteNums[]': names('site', siteScope),
  'addReportSchedule scope.siteNum': names('site', oneSiteScope),
  'changeReportSchedule scope.siteGroupNum': names('group', groupScope),
  'changeReportSchedule scope.siteNums[]': names('site', siteScope),
  'changeReportSchedule scope.siteNum': names('site', oneSiteScope),
  'acknowledgeAnsweringMessages messages[].id': each('message'),
  'assignAnsweringMessage personId': names('account'),
  'redeliverAnsweringMessage personId': names('account'),
  'addNotifyRule whoId': names('account', (whoId) => ({ who: 'contact', whoId, emails: [] })),
  'changeNotifyRule whoId': names('account', (whoId) => ({ who: 'contact', whoId, emails: [] })),
  'saveOnCallList tiers[].turns[][]': names('onCallPerson'),
  'saveOnCallPerson accountId': names('account'),
  'addOnCallOverride listId': names('onCallList'),
  'addOnCallOverride personId': names('onCallPerson'),
  'addOnCallOverride insteadOf': names('onCallPerson'),
  'changeOnCallOverride listId': names('onCallList'),
  'changeOnCallOverride personId': names('onCallPerson'),
  'changeOnCallOverride insteadOf': names('onCallPerson'),
  'saveOnCallFixed listId': names('onCallList'),
  'saveOnCallFixed slots[].people[]': names('onCallPerson'),
  'offerOnCallSwap listId': names('onCallList'),
  'offerOnCallSwap toPersonId': names('onCallPerson'),
  'addOnCallFeed personId': names('onCallPerson'),
  'createSiteGroup parentNum': names('anyGroup'),
  'createSiteGroup num': no('a number to come'),
  'invitePeople people[]': each('anyAccount'),
  'inviteCustomer siteNum': names('anySite'),
  'markNewsRead newsIds[]': each('news'),
  'removeNewsItems newsIds[]': names('news'),
  'restoreNewsItems newsIds[]': names('news'),
  'startImpersonation accountId': names('anyAccount'),
  'saveSecurityAnswers answers[].questionId': no('one of the questions that everybody is asked'),
  'answerQuestions answers[].questionId': no('one of the questions that everybody is asked'),
  'moveSite target': names('group'),
  'invitePortalUser groups[]': names('group'),
  'changePortalUser groups[]': names('group'),
  'changePersonAccess groups[]': names('anyGroup'),
  'inviteDealerUser groups[]': names('anyGroup'),
  'saveTemporaryHours group': names('group'),
  'removeTemporaryHours group': names('group'),
  'releaseTemporaryHours group': names('group'),
  'closeNow group': names('group'),
  'beginAccountDraft draft.transmitters[].xmit': no('a number to come, of the branch'),
  'saveAccountDraft draft.transmitters[].xmit': no('a number to come, of the branch'),
  'acknowledgeAttention items[].sn': each('site'),
  'assignAttention items[].sn': each('site'),
  'assignAttention to': names('account'),
  'sayAttention said.to': names('account', (to) => ({ said: { act: 'assign', to } })),
};

/** Number of another dealer's group. The walk's users have no access to this group's users, sites and lists. */
const FOREIGN = 4495;
/** Number of another dealer's group that has sites. */
const FOREIGN_WITH_SITES = 4480;
const FOREIGN_PERSON = 'hana.mori';
const FOREIGN_CUSTOMER = 'derek.moss@example.com';

/** Returns a function that lists another dealer's records of a given kind. Creates the on-call lists, because no other dealer has any. */
export const foreignRecords = async ({ portal }: SsoPortal): Promise<(kind: Kind) => unknown[]> => {
  const { kysely } = portal.container.get(SERVER.database);
  const [list, person] = [randomUUID(), randomUUID()];
  await kysely
    .insertInto('on_call_person')
    .values({
      id: person,
      site_group_num: FOREIGN,
      name: 'Hana Mori',
      phones: '[]',
      email: null,
      account_id: null,
      try_minutes: 5,
      repeats: 1,
      quiet: null,
      handoff_notice: false,
      daily_digest: false,
      changed_by: null,
      changed_at: null,
    })
    .execute();
  await kysely
    .insertInto('on_call_list')
    .values({
      id: list,
      site_group_num: FOREIGN,
      name: 'Foreign',
      purpose: 'Weekend',
      starts_on: '2026-01-05',
      handoff_at: 480,
      rotation_days: 7,
      covers: null,
      tiers: '[]',
      told_until: 0,
      look_at: 1e15,
    })
    .execute();
  const people = await kysely
    .selectFrom('portal_user')
    .select('id')
    .where('username', 'in', [FOREIGN_PERSON, FOREIGN_CUSTOMER])
    .execute();
  const sites = await kysely
    .selectFrom('site')
    .select('num')
    .where('site_group_num', '=', FOREIGN_WITH_SITES)
    .limit(1)
    .execute();
  const contacts = await kysely
    .selectFrom('contact')
    .select('id')
    .where('site_group_num', '=', FOREIGN_WITH_SITES)
    .limit(1)
    .execute();
  if (sites.length === 0 || contacts.length === 0) throw new Error('the other dealer has nothing');
  const ofKind: Partial<Record<Kind, unknown[]>> = {
    account: people.map(({ id }) => id),
    contact: contacts.map(({ id }) => id),
    group: [FOREIGN],
    onCallList: [list],
    onCallPerson: [person],
    site: sites.map(({ num }) => num),
  };
  return (kind) => [
    ...(ofKind[kind] ?? []),
    ['site', 'group', 'anyGroup', 'anySite'].includes(kind) ? 999_999_999 : randomUUID(),
  ];
};

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Returns a function that checks whether a value may be a record id: any UUID, or the number or name of a record that
 * exists at the start of the walk.
 */
export const knownIds = async ({ portal }: SsoPortal): Promise<(value: unknown) => boolean> => {
  const { kysely } = portal.container.get(SERVER.database);
  const people = await kysely.selectFrom('portal_user').select('id').execute();
  const sites = await kysely.selectFrom('site').select('num').where('num', '>', 9999).execute();
  const groups = await kysely.selectFrom('site_group').select('num').execute();
  const known = new Set<unknown>([
    ...people.map(({ id }) => id),
    ...[...sites, ...groups].map(({ num }) => num),
  ]);
  return (value) => known.has(value) || (typeof value === 'string' && UUID.test(value));
};

const NAMED =
  /(Id|Ids|Num|Nums)$|^(id|num|ids|people|insteadOf|turns|branch|group|groups|target|targets|sn|xmit|xmits)$/;

interface Shape {
  readonly type?: string;
  readonly format?: string;
  readonly enum?: readonly unknown[];
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly items?: Shape;
  readonly anyOf?: readonly Shape[];
  readonly oneOf?: readonly Shape[];
  readonly allOf?: readonly Shape[];
}

const leavesOf = (shape: Shape, path: string): readonly string[] => {
  const inner = [...(shape.anyOf ?? []), ...(shape.oneOf ?? []), ...(shape.allOf ?? [])];
  const leaf = path.split('.').at(-1)?.replaceAll('[]', '') ?? '';
  const isText = shape.type === 'string' || shape.type === 'integer';
  const isId = shape.format === 'uuid' || (isText && shape.enum === undefined && NAMED.test(leaf));
  return [
    ...inner.flatMap((one) => leavesOf(one, path)),
    ...Object.entries(shape.properties ?? {}).flatMap(([name, one]) =>
      leavesOf(one, path === '' ? name : `${path}.${name}`),
    ),
    ...(shape.items === undefined ? [] : leavesOf(shape.items, `${path}[]`)),
    ...(isId ? [path] : []),
  ];
};

/** Lists the body fields of an operation that hold ids, according to the body's schema. */
export const idFieldsOf = ({ body, operationId }: Endpoint): readonly string[] => {
  if (body === null) return [];
  const shape = z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }) as Shape;
  return [...new Set(leavesOf(shape, ''))].map((path) => `${operationId} ${path}`);
};

/** Lists the fields of an actual request body whose value is a known id. */
export const idValuesOf = (
  operationId: string,
  body: unknown,
  isId: (value: unknown) => boolean,
  path = '',
): readonly string[] => {
  if (Array.isArray(body))
    return body.flatMap((one) => idValuesOf(operationId, one, isId, `${path}[]`));
  if (typeof body === 'object' && body !== null)
    return Object.entries(body).flatMap(([name, one]) =>
      idValuesOf(operationId, one, isId, path === '' ? name : `${path}.${name}`),
    );
  return isId(body) ? [`${operationId} ${path}`] : [];
};

/** Returns a copy of the body with `value` set at the path. In a list, the first element is changed. */
export const withAt = (body: unknown, path: string, value: unknown): unknown => {
  if (path === '') return value;
  if (path.startsWith('[]')) {
    const [first, ...rest] = Array.isArray(body) ? (body as unknown[]) : [];
    return [withAt(first, path.slice(2).replace(/^\./, ''), value), ...rest];
  }
  const [, name = '', rest = ''] = /^([^.[]+)\.?(.*)$/.exec(path) ?? [];
  const object = (typeof body === 'object' && body !== null ? body : {}) as Body;
  return { ...object, [name]: withAt(object[name], rest, value) };
};
