import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { readForm } from '#core/forms/read-form.schema.ts';
import { counted } from '#core/kernel/counted.rule.ts';
import { explain } from '#core/kernel/explain.rule.ts';
import type { ServiceType } from '#core/signals/signal.ts';
import { guessService } from '#core/zones/guess-service.rule.ts';
import { instructionsOf } from '#core/zones/signal-chain.rule.ts';
import { zoneForm, zoneFormSchema, type ZoneForm } from '#core/zones/zone-form.schema.ts';
import { describeInRange, expandRange, identityOf } from '#core/zones/zone-identity.rule.ts';
import { withDefaults } from '#core/zones/zone-list.ts';
import { ZONE_TEMPLATES } from '#core/zones/zone-template-list.ts';
import type { SiteZones, ZoneChange } from '#core/zones/zone.schema.ts';
import type { ZonesGateway } from '#core/zones/zones.api.ts';
import { Submission } from '../forms/submission.ts';
import type { ToastStore } from '../kit/toast.store.ts';
import { toastDone } from '../shell/toast-done.ts';

interface Parts {
  readonly gateway: Pick<ZonesGateway, 'siteZones' | 'changeZones'>;
  readonly newId: () => string;
  readonly toasts: Pick<ToastStore, 'show'>;
}

/** One zone to add, or the problem that prevents adding it. */
export interface PlannedZone {
  readonly form: ZoneForm;
  readonly problem: string | null;
}

/** Adds several zones at once: a range, or the zones of a template or another site (domain guide 6.3 "Operations"). */
export class AddManyViewModel {
  range = '';
  pattern = '';
  devNum = 1;
  areaNum = 1;
  serviceType: ServiceType = 'Burglary';
  eventCode = '';
  chosen = false;
  /** Id of a template, or `site` for another site. */
  from = ZONE_TEMPLATES[0]?.id ?? 'site';
  otherSite = '';
  other: SiteZones | null = null;
  otherProblem: string | null = null;
  looking = false;
  kind: 'range' | 'copy' = 'range';
  /** The site's zones; null until loaded. */
  screen: SiteZones | null = null;
  problem: string | null = null;
  readonly submission = new Submission();
  readonly #parts: Parts;
  readonly #ids = new Map<string, string>();

  constructor(parts: Parts) {
    this.#parts = parts;
    makeAutoObservable(this, { screen: observableRef, other: observableRef, submission: false });
  }

  /** Opens the panel for a site and loads the site's zones. */
  async open(kind: 'range' | 'copy', siteNum: number | null): Promise<void> {
    this.kind = kind;
    this.problem = null;
    if (siteNum === null) return;
    const read = await this.#parts.gateway.siteZones({ sn: siteNum }, { background: true });
    runInAction(() => {
      if (!read.ok) {
        this.problem = explain(read.error, 'The zones could not be loaded.', 'read');
        return;
      }
      this.screen = read.value;
      const [device] = read.value.devices;
      this.devNum = device?.devNum ?? 1;
      this.areaNum = device?.areas[0]?.num ?? 1;
    });
  }

  setRange(text: string): void {
    this.range = text;
  }

  setPattern(text: string): void {
    this.pattern = text;
    if (!this.chosen) this.serviceType = guessService(text);
  }

  setDevice(devNum: number): void {
    this.devNum = devNum;
    const device = this.screen?.devices.find((one) => one.devNum === devNum);
    this.areaNum = device?.areas[0]?.num ?? 1;
  }

  setArea(areaNum: number): void {
    this.areaNum = areaNum;
  }

  /** Sets the service type and clears the event, which depends on it. */
  chooseService(type: ServiceType): void {
    this.chosen = true;
    this.serviceType = type;
    this.eventCode = '';
  }

  chooseEvent(code: string): void {
    this.chosen = true;
    this.eventCode = code;
  }

  chooseSource(from: string): void {
    this.from = from;
  }

  nameSite(text: string): void {
    this.otherSite = text;
    this.other = null;
    this.otherProblem = null;
  }

  /** The error in the typed range; null for an empty or valid range. */
  get rangeProblem(): string | null {
    if (this.range.trim() === '' || expandRange(this.range) !== null) return null;
    return 'Enter a range such as 1-8 or 001-016, up to 500 zones';
  }

  /** Loads the zones of the typed site. */
  async look(): Promise<void> {
    const sn = Number(this.otherSite.trim());
    if (!/^\d{1,9}$/.test(this.otherSite.trim()) || sn < 1 || this.looking) return;
    this.looking = true;
    const read = await this.#parts.gateway.siteZones({ sn }, { background: true });
    runInAction(() => {
      this.looking = false;
      if (read.ok) this.other = read.value;
      else this.otherProblem = explain(read.error, 'This site could not be read.', 'read');
    });
  }

  /** All requested zones, each with a problem if it cannot be added. */
  get planned(): readonly PlannedZone[] {
    const taken = new Set((this.screen?.zones ?? []).map(identityOf));
    return this.#asked.map((form) => {
      const validated = readForm(zoneFormSchema, form);
      if (!validated.ok)
        return { form, problem: Object.values(validated.error).flat()[0] ?? 'Refused' };
      const key = identityOf(validated.value);
      if (taken.has(key)) return { form: validated.value, problem: 'Already exists' };
      taken.add(key);
      return { form: validated.value, problem: null };
    });
  }

  /** The zones without a problem, which will be added. */
  get fresh(): readonly ZoneForm[] {
    return this.planned.filter(({ problem }) => problem === null).map(({ form }) => form);
  }

  get dirty(): boolean {
    return this.kind === 'range' && (this.range !== '' || this.pattern !== '');
  }

  /** Adds all zones without a problem in one request. Resolves to true if they were added. */
  add(): Promise<boolean> {
    const { gateway, toasts } = this.#parts;
    const { screen } = this;
    const wishes = this.fresh.map((form): ZoneChange => ({
      kind: 'new',
      id: this.#idOf(form),
      form,
    }));
    if (wishes.length === 0 || screen === null) return Promise.resolve(false);
    const source = this.kind === 'copy' && this.from !== 'site' ? 'template' : 'site';
    return this.submission.run(() => gateway.changeZones({ sn: screen.siteNum, wishes, source }), {
      fallback: 'The zones could not be added.',
      onOk: ({ added }) => toastDone(toasts, { title: `${counted(added, 'zone')} added` }),
    });
  }

  get #asked(): readonly ZoneForm[] {
    const { areaNum, devNum } = this;
    if (this.kind === 'range') return this.#ranged;
    if (this.from !== 'site') {
      const template = ZONE_TEMPLATES.find(({ id }) => id === this.from);
      return (template?.zones ?? []).map((zone) => ({ ...zone, devNum, areaNum }));
    }
    const areas = this.screen?.devices.find((one) => one.devNum === devNum)?.areas ?? [];
    return withDefaults(this.other?.zones ?? [], false).map((zone) => ({
      ...zoneForm.pick(zone),
      devNum,
      // A zone keeps its area number if the site has that area. Otherwise the zone gets the chosen area.
      areaNum: areas.some(({ num }) => num === zone.areaNum) ? zone.areaNum : areaNum,
    }));
  }

  get #ranged(): readonly ZoneForm[] {
    const { areaNum, devNum, eventCode, pattern, serviceType } = this;
    const event = eventCode === '' ? null : eventCode;
    const usual = instructionsOf({ serviceType, eventCode: event })[0] ?? null;
    return (expandRange(this.range) ?? []).map((num) => ({
      devNum,
      areaNum,
      num,
      serviceType,
      eventCode: event,
      format: 'CID',
      signalCode: null,
      description: pattern.trim() === '' ? '' : describeInRange(pattern, num),
      instruction: event === null ? null : usual,
      equipment: null,
      location: null,
      verifyType: 'none',
      restoreRequired: false,
      restoreMinutes: null,
    }));
  }

  /** Returns an id that stays the same for the same zone, so that a repeated press adds the zone once. */
  #idOf(form: ZoneForm): string {
    const key = identityOf(form);
    const id = this.#ids.get(key) ?? this.#parts.newId();
    this.#ids.set(key, id);
    return id;
  }
}

declare module '../shell/registry.ts' {
  interface ViewModels {
    readonly zoneAdding: AddManyViewModel;
  }
}
