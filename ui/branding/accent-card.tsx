import CheckIcon from '@heroicons/react/20/solid/CheckIcon';
import { observer } from 'mobx-react-lite';
import { hexOf, hslOf, isHexColor, plainHex } from '#core/branding/contrast-of.rule.ts';
import {
  accentProblemText,
  type FittingAccent,
  isReservedHue,
  checkAccent,
  reachText,
} from '#core/branding/check-accent.rule.ts';
import { AccentField } from './accent-field.look.tsx';
import { Button } from '../kit/button.tsx';
import { Card } from '../kit/card.tsx';
import { HueBar, type HueMark } from './hue-bar.look.tsx';
import { PairChoice } from './pair-choice.look.tsx';
import { Row, Stack } from '../kit/stack.ts';
import { Text } from '../kit/text.ts';
import { COLORS } from '../kit/theme/colors.ts';
import type { BrandingViewModel } from './branding.view-model.ts';

const HUES = Array.from({ length: 60 }, (_, at) => ({
  color: hexOf({ hue: at * 6, saturation: 0.6, lightness: 0.4 }),
  kept: isReservedHue(at * 6 + 3),
}));

const marksOf = ({ accent: { trial, verdict }, form }: BrandingViewModel): readonly HueMark[] => {
  const typed = form.values.accent.trim();
  const tone = verdict?.kind === 'refused' ? 'alarm' : 'plain';
  return [
    ...(verdict === null
      ? []
      : [{ label: 'yours', hue: hslOf(plainHex(typed)).hue, tone } as const]),
    ...(trial === null
      ? []
      : [{ label: 'previewed', hue: hslOf(trial).hue, tone: 'plain' } as const]),
  ];
};

const Suggestion = observer(
  ({ model, one }: { readonly model: BrandingViewModel; readonly one: FittingAccent }) => (
    <PairChoice
      group="branding-suggestion"
      name={one.name}
      hex={one.hex}
      light={one.set.light.solid}
      dark={one.set.dark.solid}
      figures={<span title="Text in light and in dark">{reachText(one.reach)}</span>}
      checked={model.accent.trial === one.hex}
      onChoose={() => model.accent.try(one.hex)}
    />
  ),
);

/**
 * A card with the accent color, validated while the user types. A refused color shows the reason and the nearest color
 * that passes (domain guide 6.14).
 */
export const AccentCard = observer(
  ({ model, mayChange }: { readonly model: BrandingViewModel; readonly mayChange: boolean }) => {
    const { accent, form } = model;
    const { trial, verdict } = accent;
    const bound = form.bind('accent');
    const typed = form.values.accent.trim();
    const refused = verdict?.kind === 'refused' ? verdict : null;
    const tried = trial === null ? null : checkAccent(trial);
    return (
      <Card title="Accent color">
        <Stack gap={3}>
          <AccentField
            id={bound.id}
            label="Accent color"
            value={bound.value}
            error={refused === null ? bound.error : accentProblemText(refused.problem)}
            verdict={verdict?.kind ?? null}
            swatch={
              isHexColor(typed)
                ? plainHex(typed).toLowerCase()
                : COLORS.accent.solid.light.toLowerCase()
            }
            disabled={!mayChange}
            onChange={(text) => model.accent.type(text)}
            onBlur={bound.onBlur}
          />
          <HueBar
            colors={HUES}
            marks={marksOf(model)}
            note="Pale colors are reserved for alarm, trouble and test."
          />
          {verdict?.kind === 'fits' && (
            <Text tone="muted" size="small">
              {`${verdict.accent.name}: text contrast is ${reachText(verdict.accent.reach)} in light and dark; 4.5 is required.`}
            </Text>
          )}
          {refused !== null && (
            <Stack gap={2}>
              <Text tone="muted" size="small">
                Pass in both themes
              </Text>
              {refused.suggestions.map((one) => (
                <Suggestion key={one.hex} model={model} one={one} />
              ))}
              {mayChange && tried?.kind === 'fits' && (
                <Row>
                  <Button icon={<CheckIcon />} onClick={() => model.accent.take()}>
                    {`Use ${tried.accent.name}`}
                  </Button>
                </Row>
              )}
            </Stack>
          )}
        </Stack>
      </Card>
    );
  },
);
