import type { SiteKind } from './demo-world.ts';

/** A possible zone: its location, its sensor, and the Contact ID code of its alarm. */
export interface ZonePlan {
  readonly num: number;
  readonly place: string;
  readonly thing: string;
  readonly code: string;
  /** Index of the area on the device, from 0. An index beyond the device's last area means the last area. */
  readonly area: number;
}

const plan = (num: number, place: string, thing: string, code: string, area = 0): ZonePlan => ({
  num,
  place,
  thing,
  code,
  area,
});

/** Zones of homes, most important first, so that small homes have the most important zones. */
const HOME: readonly ZonePlan[] = [
  plan(1, 'Front door', 'contact', '134'),
  plan(2, 'Hall', 'motion', '132'),
  plan(3, 'Back door', 'contact', '134'),
  plan(4, 'Living room', 'motion', '132'),
  plan(7, 'Kitchen', 'smoke detector', '111'),
  plan(5, 'Living room windows', 'contact', '131'),
  plan(6, 'Upper hall', 'smoke detector', '111'),
  plan(8, 'Upstairs', 'motion', '132'),
  plan(9, 'Hall', 'CO detector', '162'),
  plan(10, 'Living room', 'glass break', '131'),
  plan(11, 'Basement', 'water sensor', '154'),
  plan(12, 'Bedroom', 'panic button', '120'),
  plan(13, 'Basement window', 'contact', '131'),
  plan(14, 'Garage door', 'contact', '131'),
  plan(15, 'Study window', 'contact', '131'),
  plan(16, 'Garage', 'heat detector', '114'),
  plan(17, 'Attic', 'low temperature sensor', '159'),
  plan(18, 'Study', 'safe contact', '133'),
];

/** Zones of shops and offices. Zones 2 and 5 lie on a burglar's way (domain guide 8). */
const SHOP: readonly ZonePlan[] = [
  plan(1, 'Front door', 'contact', '134'),
  plan(2, 'Rear door', 'contact', '131'),
  plan(3, 'Front windows', 'glass break', '131'),
  plan(4, 'Front room', 'motion', '132'),
  plan(5, 'Stockroom', 'motion', '132', 2),
  plan(6, 'Office', 'motion', '132', 1),
  plan(7, 'Kitchen', 'smoke detector', '111', 1),
  plan(8, 'Counter', 'hold-up button', '122'),
  plan(9, 'Office', 'safe contact', '133', 1),
  plan(10, 'Loading door', 'contact', '131', 2),
  plan(11, 'Roof hatch', 'contact', '131', 2),
  plan(12, 'Stockroom', 'smoke detector', '111', 2),
  plan(13, 'Counter', 'panic button', '123'),
  plan(14, 'Cooler', 'low temperature sensor', '159', 2),
  plan(15, 'Cellar', 'water sensor', '154', 2),
  plan(16, 'Office', 'smoke detector', '111', 1),
  plan(17, 'Boiler room', 'CO detector', '162', 2),
  plan(18, 'Office window', 'contact', '131', 1),
  plan(19, 'Side door', 'contact', '134'),
  plan(20, 'Corridor', 'motion', '132', 1),
  plan(21, 'Corridor', 'pull station', '115', 1),
  plan(22, 'Stockroom window', 'contact', '131', 2),
  plan(23, 'Washroom window', 'contact', '131', 1),
  plan(24, 'Server room', 'high temperature sensor', '158', 1),
  plan(25, 'Server room', 'motion', '132', 1),
  plan(26, 'Cellar stairs', 'motion', '132', 2),
  plan(27, 'Cellar door', 'contact', '131', 2),
  plan(28, 'Front room', 'smoke detector', '111'),
  plan(29, 'Panel case', 'tamper contact', '137'),
  plan(30, 'Skylight', 'glass break', '131', 2),
];

const FLOORS = [1, 2, 3, 4, 5, 6, 7];

/** Zones of buildings with a fire panel. */
const FIRE: readonly ZonePlan[] = [
  plan(1, 'Riser 1', 'water flow switch', '113'),
  plan(2, 'Riser 2', 'water flow switch', '113'),
  plan(3, 'Riser 1', 'gate valve switch', '203'),
  plan(4, 'Lobby', 'pull station', '115'),
  plan(5, 'Stair A', 'pull station', '115'),
  plan(6, 'Lobby', 'smoke detector', '111'),
  plan(7, 'Loading dock 2', 'smoke detector', '111'),
  plan(8, 'Boiler room', 'heat detector', '114', 1),
  plan(9, 'Return duct', 'duct smoke detector', '116'),
  plan(10, 'Fire pump', 'running contact', '205', 1),
  plan(11, 'Riser 2', 'gate valve switch', '203'),
  plan(12, 'Sprinkler room', 'low temperature sensor', '159', 1),
  ...FLOORS.flatMap((floor) => [
    plan(9 + floor * 4, `Floor ${floor} east`, 'smoke detector', '111'),
    plan(10 + floor * 4, `Floor ${floor} west`, 'smoke detector', '111'),
    plan(11 + floor * 4, `Floor ${floor}`, 'pull station', '115'),
    plan(12 + floor * 4, `Floor ${floor} kitchen`, 'heat detector', '114'),
  ]),
];

const PENDANT: readonly ZonePlan[] = [
  plan(1, 'Pendant', 'help button', '101'),
  plan(2, 'Base unit', 'help button', '100'),
  plan(3, 'Bathroom', 'pull cord', '101'),
  plan(4, 'Base unit', 'daily check-in', '102'),
  plan(5, 'Hall', 'smoke detector', '111'),
];

const ELEVATOR: readonly ZonePlan[] = [
  plan(1, 'Car 1', 'emergency call button', '101'),
  plan(2, 'Machine room', 'smoke detector', '111'),
  plan(3, 'Pit', 'water sensor', '154'),
  plan(4, 'Machine room', 'high temperature sensor', '158'),
  plan(5, 'Car 1', 'stop switch', '150'),
  plan(6, 'Lobby', 'smoke detector', '111'),
];

/** Possible zones of a main panel for each kind of site, most important first. */
export const ZONE_PLANS: Readonly<Record<SiteKind, readonly ZonePlan[]>> = {
  residential: HOME,
  commercial: SHOP,
  commercialFire: FIRE,
  pers: PENDANT,
  elevator: ELEVATOR,
};

/** Zones of a second device, which is a fire communicator at every kind of site. */
export const COMMUNICATOR_PLAN = FIRE;

/** Zone that replaces the CO detector in homes without gas. */
export const WITHOUT_GAS = plan(9, 'Dining room windows', 'contact', '131');
