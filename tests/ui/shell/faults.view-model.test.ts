import { Subject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { FaultsViewModel, type ServerFault } from '#ui/shell/faults.view-model.ts';

const fault = (status: number): ServerFault => ({ status, message: 'Counted anew.' });

describe('the last reading the server failed at', () => {
  it('is kept until its page is open, the newest counting', () => {
    const faults$ = new Subject<ServerFault>();
    const model = new FaultsViewModel({ faults$ });
    model.start();
    model.start();
    expect(model.latest).toBeNull();
    faults$.next(fault(500));
    faults$.next(fault(503));
    expect(model.latest).toEqual(fault(503));
    model.clear();
    expect(model.latest).toBeNull();
  });

  it('is of no interest once nobody follows', () => {
    const faults$ = new Subject<ServerFault>();
    const model = new FaultsViewModel({ faults$ });
    model.start();
    model.dispose();
    faults$.next(fault(500));
    expect(model.latest).toBeNull();
    expect(faults$.observed).toBe(false);
  });
});
