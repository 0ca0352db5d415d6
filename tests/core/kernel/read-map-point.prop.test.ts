import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readMapPoint } from '#core/kernel/read-map-point.rule.ts';

const degrees = (most: number) =>
  fc
    .integer({ min: -most * 1e5, max: most * 1e5 })
    .map((hundredThousandths) => hundredThousandths / 1e5);
const pairs = fc.tuple(degrees(90), degrees(180));
const written = (latitude: number, longitude: number): string =>
  `${(latitude + 0).toFixed(5)}, ${(longitude + 0).toFixed(5)}`;

describe('a map point', () => {
  it('is read from coordinates in each usual writing, and from links of maps', () => {
    fc.assert(
      fc.property(pairs, ([latitude, longitude]) => {
        const wanted = written(latitude, longitude);
        const [ns, ew] = [latitude < 0 ? 'S' : 'N', longitude < 0 ? 'W' : 'E'];
        const [up, right] = [Math.abs(latitude).toFixed(5), Math.abs(longitude).toFixed(5)];
        const [a, b] = [latitude.toFixed(5), longitude.toFixed(5)];
        for (const typed of [
          wanted,
          `${a} ${b}`,
          ` ${a};${b} `,
          `${up}° ${ns}, ${right}° ${ew}`,
          `${ns} ${up} ${ew} ${right}`,
          `${ew.toLowerCase()}${right} ${ns.toLowerCase()}${up}`,
          `https://www.google.com/maps/@${a},${b},17z`,
          `https://www.google.com/maps/place/Barn/@1.5,2.5,17z/data=!3m1!4b1!3d${a}!4d${b}`,
          `https://maps.apple.com/?ll=${a},${b}&q=Barn`,
          `https://www.google.com/maps?q=${a}%2C${b}`,
          `https://www.openstreetmap.org/?mlat=${a}&mlon=${b}#map=17/1.5/2.5`,
          `https://www.openstreetmap.org/#map=17/${a}/${b}`,
          `geo:${a},${b}`,
        ])
          expect(readMapPoint(typed), typed).toBe(wanted);
      }),
    );
  });

  it('is read from degrees, minutes and seconds, with any quotes', () => {
    for (const typed of [
      `43°39'25.6"N 70°15'12.2"W`,
      `43° 39’ 25.6” N, 70° 15’ 12.2” W`,
      `N 43º39′25.6″ W 70º15′12.2″`,
      `70°15'12.2''W 43°39'25.6''N`,
    ])
      expect(readMapPoint(typed), typed).toBe('43.65711, -70.25339');
    expect(readMapPoint(`43°39.427'N 70°15.203'W`)).toBe('43.65712, -70.25338');
  });

  it('is refused when it is no place, and reading it again changes nothing', () => {
    for (const typed of [
      '',
      '18 Wharf Street',
      '43.6571',
      '91, 0',
      '-70.25, 181',
      '120.5, 43.6',
      `43°61'N 70°W`,
      '43 N 70 S',
      '43,6571, -70,2534',
      'https://maps.app.goo.gl/AbCdEf',
    ])
      expect(readMapPoint(typed), typed).toBeNull();
    fc.assert(
      fc.property(fc.string({ maxLength: 60 }), (typed) => {
        const point = readMapPoint(typed);
        if (point !== null) expect(readMapPoint(point)).toBe(point);
      }),
    );
  });
});
