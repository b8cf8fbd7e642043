import { currentToast, dismissToast, subscribeToToasts, toast } from './toast-store';

describe('toasts', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('are one at the most: a new one takes the place of the old', () => {
    toast({ title: 'First' });
    toast({ title: 'Second', variant: 'destructive' });
    expect(currentToast()).toMatchObject({ title: 'Second', variant: 'destructive', open: true });
  });

  it('reach every listener until it unsubscribes', () => {
    const titles: (string | undefined)[] = [];
    const stop = subscribeToToasts(() => titles.push(currentToast()?.title));
    toast({ title: 'Heard' });
    stop();
    toast({ title: 'Unheard' });
    expect(titles).toEqual(['Heard']);
  });

  it('are forgotten 1,000,000 ms after dismissal', () => {
    toast({ title: 'Going' });
    dismissToast(currentToast()!.id);
    expect(currentToast()).toMatchObject({ title: 'Going', open: false });
    jest.advanceTimersByTime(999_999);
    expect(currentToast()).toBeDefined();
    jest.advanceTimersByTime(1);
    expect(currentToast()).toBeUndefined();
  });

  it('leave a later one alone when they are dismissed or forgotten', () => {
    toast({ title: 'Old' });
    const old = currentToast()!.id;
    dismissToast(old);
    toast({ title: 'New' });
    dismissToast(old);
    jest.advanceTimersByTime(1_000_000);
    expect(currentToast()).toMatchObject({ title: 'New', open: true });
  });
});
