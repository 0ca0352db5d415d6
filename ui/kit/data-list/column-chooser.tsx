import ViewColumnsIcon from '@heroicons/react/20/solid/ViewColumnsIcon';
import { useId } from 'react';
import { Button } from '../button.tsx';
import { Checkbox } from '../checkbox.tsx';
import { LinkButton } from '../link-button.tsx';
import { row } from '../looks.ts';
import { Popover } from '../popover.tsx';
import { styled } from '../styled.ts';

const Body = styled('div', {
  base: {
    display: 'grid',
    padding: '12px 16px',
    '& > header': {
      ...row('3'),
      justifyContent: 'space-between',
      '& > b': { textStyle: 'label' },
    },
    '& > label': { textStyle: 'body' },
    '& > p': {
      marginTop: '2',
      paddingTop: '2',
      borderTop: 'subtle',
      textStyle: 'caption',
      color: 'fg.muted',
    },
  },
});

interface ColumnChooserProps {
  readonly columns: readonly { readonly key: string; readonly title: string }[];
  readonly shown: readonly string[];
  readonly onChange: (keys: readonly string[]) => void;
  readonly onReset: () => void;
}

/** Which columns a list shows, kept for whoever chooses; the first one always stands (domain guide 5.5). */
export const ColumnChooser = ({ columns, shown, onChange, onReset }: ColumnChooserProps) => {
  const id = useId();
  return (
    <Popover
      label="Columns"
      align="end"
      size="menu"
      button={(wear) => (
        <Button size="sm" icon={<ViewColumnsIcon />} {...wear}>
          Columns {shown.length} of {columns.length}
        </Button>
      )}
    >
      {() => (
        <Body>
          <header>
            <b>Columns</b>
            <LinkButton size="sm" autoFocus onClick={onReset}>
              Reset
            </LinkButton>
          </header>
          {columns.map(({ key, title }, at) => (
            <Checkbox
              key={key}
              id={`${id}-${key}`}
              checked={shown.includes(key)}
              disabled={at === 0}
              onChange={(wanted) =>
                onChange(wanted ? [...shown, key] : shown.filter((one) => one !== key))
              }
            >
              {title}
            </Checkbox>
          ))}
          <p>Kept for you in this list. CSV and PDF use the same columns.</p>
        </Body>
      )}
    </Popover>
  );
};
