import { zoneEvent, handlingText } from './signal-chain.rule.ts';
import type { ZoneForm } from './zone-form.schema.ts';

/** A predefined list of zones for a new site. */
export interface ZoneTemplate {
  readonly id: string;
  readonly name: string;
  readonly zones: readonly Omit<ZoneForm, 'devNum' | 'areaNum'>[];
}

const zone = (num: string, place: string, thing: string, code: string) => {
  const event = zoneEvent(code);
  if (event === null) throw new Error(`A template names the unknown event ${code}`);
  const isFire = event.serviceType === 'Fire' || event.serviceType === 'CO';
  return {
    num,
    description: `${place} – ${thing}`,
    serviceType: event.serviceType,
    eventCode: code,
    instruction: handlingText(event.handling),
    format: 'CID',
    signalCode: null,
    equipment: null,
    location: place,
    verifyType: 'none',
    restoreRequired: isFire,
    restoreMinutes: null,
  } as const;
};

/** Predefined zone lists that most sites start with. */
export const ZONE_TEMPLATES: readonly ZoneTemplate[] = [
  {
    id: 'home',
    name: 'Home',
    zones: [
      zone('001', 'Front door', 'contact', '134'),
      zone('002', 'Back door', 'contact', '134'),
      zone('003', 'Hall', 'motion', '132'),
      zone('004', 'Living room', 'glass break', '131'),
      zone('005', 'Kitchen', 'smoke detector', '111'),
      zone('006', 'Upper hall', 'smoke detector', '111'),
      zone('007', 'Hall', 'CO detector', '162'),
      zone('008', 'Basement', 'water sensor', '154'),
    ],
  },
  {
    id: 'shop',
    name: 'Shop or office',
    zones: [
      zone('001', 'Front door', 'contact', '134'),
      zone('002', 'Rear door', 'contact', '131'),
      zone('003', 'Front windows', 'glass break', '131'),
      zone('004', 'Front room', 'motion', '132'),
      zone('005', 'Stockroom', 'motion', '132'),
      zone('006', 'Office', 'motion', '132'),
      zone('007', 'Office', 'safe contact', '133'),
      zone('008', 'Counter', 'hold-up button', '122'),
      zone('009', 'Kitchen', 'smoke detector', '111'),
      zone('010', 'Stockroom', 'smoke detector', '111'),
    ],
  },
  {
    id: 'fire',
    name: 'Fire panel',
    zones: [
      zone('001', 'Riser 1', 'water flow switch', '113'),
      zone('002', 'Riser 1', 'gate valve switch', '203'),
      zone('003', 'Lobby', 'pull station', '115'),
      zone('004', 'Lobby', 'smoke detector', '111'),
      zone('005', 'Boiler room', 'heat detector', '114'),
      zone('006', 'Return duct', 'duct smoke detector', '116'),
    ],
  },
];
