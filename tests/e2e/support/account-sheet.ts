const HEADS = [
  'Site name',
  'Account number',
  'Location type',
  'Street',
  'City',
  'State',
  'Zip',
  'County',
  'Cross street',
  'Contact 1 name',
  'Contact 1 phone',
  'Passcode holder',
  'Passcode',
  'Services',
  'Salesman',
];

const line = (name: string, xmit: string, street: string, phone: string, services: string) => [
  name,
  xmit,
  'Commercial security',
  street,
  'Port Alder',
  'ME',
  '04101',
  'Alder County',
  'Wharf Street',
  'Osei, Frank',
  phone,
  'Frank Osei',
  'LANTERN9',
  services,
  'Pat',
];

const PHONE = '207-555-0183';

/** Returns pasted spreadsheet text with nine account rows: six that can be created and three that cannot. */
export const pastedSpreadsheet = (letter: string): string =>
  [
    HEADS,
    line(`${letter} Chandlery`, '', '11 Quay Street', PHONE, 'Burglary; Fire'),
    line(`${letter} Bakery`, '', '12 Quay Street', PHONE, 'Burglary'),
    line(`${letter} Boat Yard`, 'HP1562', '13 Quay Street', PHONE, 'Burglary'),
    line(`${letter} Print Works`, '', '14 Quay Street', '', 'Burglary'),
    line(`${letter} Pharmacy`, '', '15 Quay Street', PHONE, 'Fire'),
    line(`${letter} Ferry Office`, '', '', PHONE, 'Laundry'),
    line(`${letter} Garage`, '', '17 Quay Street', PHONE, 'Burglary'),
    line(`${letter} Lofts`, '', '18 Quay Street', PHONE, 'Burglary; Video'),
    line(`${letter} Self Storage`, '', '19 Quay Street', PHONE, 'Burglary'),
  ]
    .map((cells) => cells.join('\t'))
    .join('\n');
