import { describe, expect, it } from 'vitest';
import { browserClassicWindows } from '#adapters/browser/browser-classic-windows.ts';

const OWN = 'https://portal.example.com/home/dashboard';

const browser = (answer: 'window' | 'closed' | 'blocked') => {
  const went: string[] = [];
  const opened = {
    opener: 'us' as unknown,
    closed: answer === 'closed',
    location: { replace: (url: string) => void went.push(`${String(opened.opener)} ${url}`) },
    close: () => void went.push('closed'),
  };
  const asked: string[] = [];
  const opener = {
    location: { href: OWN },
    open: (url: string, target: string) => {
      asked.push(`${url} ${target}`);
      return answer === 'blocked' ? null : opened;
    },
  };
  return { went, asked, windows: browserClassicWindows('/classic', opener) };
};

describe('windows for the classic portal', () => {
  it('open empty, forget who opened them, and only then go anywhere', () => {
    const { went, asked, windows } = browser('window');
    const window = windows.open();
    expect(asked).toEqual(['about:blank _blank']);
    window?.enter('one-time');
    expect(went).toEqual(['null https://portal.example.com/classic#key=one-time']);
  });

  it('are none when the browser blocked them, whichever way it says so', () => {
    expect(browser('blocked').windows.open()).toBeNull();
    expect(browser('closed').windows.open()).toBeNull();
  });

  it('go away when there is nowhere to go', () => {
    const { went, windows } = browser('window');
    windows.open()?.close();
    expect(went).toEqual(['closed']);
  });
});
