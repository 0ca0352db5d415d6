import { observer } from 'mobx-react-lite';
import { Button } from '../kit/button.tsx';
import { FieldBeside } from '../kit/field-beside.ts';
import { KnownGroupField } from './group-number-field.tsx';
import type { GroupAdder } from './group-adder.ts';

/** A field that adds a group to a person by group number. */
export const AddGroup = observer(({ adder }: { readonly adder: GroupAdder }) => (
  <FieldBeside>
    <KnownGroupField
      id="add-group"
      label="Add a group by its number"
      help="It includes everything below it."
      value={adder.typed}
      error={adder.error}
      holder={adder.found}
      onChange={(text) => adder.type(text)}
    />
    <Button disabled={adder.typed.trim() === ''} onClick={() => void adder.add()}>
      Add
    </Button>
  </FieldBeside>
));
