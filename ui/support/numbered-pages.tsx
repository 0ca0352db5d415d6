import { observer } from 'mobx-react-lite';
import { PageTurner } from '../kit/page-turner.tsx';
import { PAGE_SIZES, type PageSize } from './find-users.view-model.ts';

/** A list that is read page by page, counted from 1. */
export interface NumberedPages {
  readonly page: number;
  readonly size: PageSize;
  turnTo(page: number): Promise<void>;
  show(size: PageSize): Promise<void>;
}

/** The foot of a list of people or reports. */
export const NumberedPagesFoot = observer(
  ({
    label,
    pages,
    shown,
    total,
  }: {
    readonly label: string;
    readonly pages: NumberedPages;
    readonly shown: number;
    readonly total: number;
  }) => {
    const { page, size } = pages;
    const turn = (to: number) => () => void pages.turnTo(to);
    return (
      <PageTurner
        label={label}
        offset={(page - 1) * size}
        shown={shown}
        total={total}
        size={size}
        sizes={PAGE_SIZES}
        onSize={(wanted) => void pages.show(wanted)}
        onBack={page > 1 ? turn(page - 1) : undefined}
        onForward={page * size < total ? turn(page + 1) : undefined}
      />
    );
  },
);
