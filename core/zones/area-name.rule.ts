import type { ZoneDevice } from './zone.schema.ts';

type Devices = readonly Pick<ZoneDevice, 'devNum' | 'areas'>[];

/** Returns the name of an area, or its number if it has no name. Number 0 is not an area (domain guide 6.3 "Area"). */
export const areaName = (devices: Devices, devNum: number, areaNum: number): string => {
  const device = devices.find((one) => one.devNum === devNum);
  const name = device?.areas.find(({ num }) => num === areaNum)?.name ?? '';
  if (name !== '') return name;
  return areaNum === 0 ? 'All' : `Area ${areaNum}`;
};

/** Returns the number and name of an area as text for choices and files, such as `1 Shop`. */
export const areaChoice = (devices: Devices, devNum: number, areaNum: number): string => {
  const name = areaName(devices, devNum, areaNum);
  return name === `Area ${areaNum}` ? String(areaNum) : `${areaNum} ${name}`;
};
