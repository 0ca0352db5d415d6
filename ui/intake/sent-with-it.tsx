import { intakePlace } from '#core/intake/intake-place.rule.ts';
import { styled } from '../kit/styled.ts';

const Line = styled('p', {
  base: { textStyle: 'small', color: 'fg.muted', overflowWrap: 'anywhere' },
});

/** Says before the press what travels besides the words. */
export const SentWithIt = ({ path }: { readonly path: string }) => {
  const { route, appVersion } = intakePlace(path);
  return (
    <Line>
      Sent with it: the page you are on ({route}), portal version {appVersion}, and your name.
      Please write no passwords or passcodes.
    </Line>
  );
};
