import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import * as fc from 'fast-check';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { Mfm, type MfmProps } from '~/mfm/Mfm';
import { renderWithRoot } from '../renderWithRoot';

/** The reader's settings; everything may move unless a test says otherwise. */
interface Choices {
  readonly advancedMfm?: boolean;
  readonly animatedMfm?: boolean;
}

const show = async (text: string, { advancedMfm = true, animatedMfm = true }: Choices = {}, props: Omit<MfmProps, 'text'> = {}) => {
  const shown = renderWithRoot(<div />);
  act(() => {
    shown.root.settings.set('advancedMfm', advancedMfm);
    shown.root.settings.set('animatedMfm', animatedMfm);
  });
  await act(async () => shown.rerender(<Mfm text={text} {...props} />));
  return { ...shown, body: shown.container.firstElementChild as HTMLElement };
};

/** Renders a text, and returns its outermost element with an effect. */
const effectOf = async (text: string, choices: Choices = {}) => {
  const { body } = await show(text, choices);
  return body.querySelector<HTMLElement>('[data-fn]');
};

const STILL = { animatedMfm: false };
const SIMPLE = { advancedMfm: false };

/** The code of the functions is loaded before the first test, because other tests cover what is shown until then. */
beforeAll(async () => {
  await import('~/mfm/markupViews');
});

afterEach(() => {
  vi.unstubAllGlobals();
});

/** The system asks for less movement. */
function wantRest(): void {
  vi.stubGlobal('matchMedia', (media: string) => ({
    media,
    matches: media.includes('reduced-motion'),
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
}

describe('functions that move', () => {
  const table = [
    ['tada', '1s'],
    ['jelly', '1s'],
    ['twitch', '0.5s'],
    ['shake', '0.5s'],
    ['spin', '1.5s'],
    ['jump', '0.75s'],
    ['bounce', '0.75s'],
    ['rainbow', '1s'],
  ] as const;

  test.each(table)('the function %s takes %s per cycle and starts at once', async (name, speed) => {
    const { style, textContent } = (await effectOf(`$[${name} a]`))!;
    expect({ animationDuration: style.animationDuration, animationDelay: style.animationDelay, text: textContent }).toEqual({
      animationDuration: speed,
      animationDelay: '0s',
      text: 'a',
    });
  });

  test.each(table)('the function %s uses its speed and delay arguments', async (name) => {
    const { style } = (await effectOf(`$[${name}.speed=2.5s,delay=3s a]`))!;
    expect({ animationDuration: style.animationDuration, animationDelay: style.animationDelay }).toEqual({
      animationDuration: '2.5s',
      animationDelay: '3s',
    });
  });

  test.each(table)('the function %s keeps its default speed when the argument is invalid', async (name, speed) => {
    for (const wrong of ['2', '2ms', '1.2.3s', 's', '-1s', '1e3s', 'fast']) {
      const { style } = (await effectOf(`$[${name}.speed=${wrong},delay=${wrong} a]`))!;
      expect({ wrong, animationDuration: style.animationDuration, animationDelay: style.animationDelay }).toEqual({
        wrong,
        animationDuration: speed,
        animationDelay: '0s',
      });
    }
  });

  test.each(table)(
    'the function %s does not flash: no cycle repeats more than three times a second, and no hue more than once',
    async (name) => {
      const shortest = name === 'rainbow' ? '1s' : '0.34s';
      for (const speed of ['0.001s', '0.1s', '0.33s'])
        expect((await effectOf(`$[${name}.speed=${speed} a]`))!.style.animationDuration).toBe(shortest);
    },
  );

  test('a rainbow inside a rainbow does not rotate the hues faster', async () => {
    const { body } = await show('$[rainbow $[x2 $[rainbow $[rainbow a]]]]');
    expect({ text: body.textContent, rainbowCount: body.querySelectorAll('[data-fn="rainbow"]').length }).toEqual({
      text: 'a',
      rainbowCount: 1,
    });
  });

  test.each(['jelly', 'twitch', 'shake', 'spin', 'jump', 'bounce', 'sparkle'])(
    'the function %s is plain content when motion is off',
    async (name) => {
      for (const choices of [STILL, SIMPLE]) {
        const { body } = await show(`$[${name} a]`, choices);
        expect({ effect: body.querySelector('[data-fn]'), text: body.textContent }).toEqual({ effect: null, text: 'a' });
      }
    },
  );

  test('nothing moves when the system asks for reduced motion', async () => {
    wantRest();
    const { body } = await show('$[spin a]$[shake b]$[tada c]$[rainbow d]$[sparkle e]');
    const durations = [...body.querySelectorAll<HTMLElement>('*')].map(({ style }) => style.animationDuration).filter(Boolean);
    expect({ text: body.textContent, durations }).toEqual({ text: 'abcde', durations: [] });
  });

  test('tada is at 150%, with and without motion', async () => {
    const moving = (await effectOf('$[tada a]'))!.className;
    for (const choices of [STILL, SIMPLE]) {
      const { className, style } = (await effectOf('$[tada a]', choices))!;
      expect({ classes: moving.split(' '), animationDuration: style.animationDuration }).toEqual({
        classes: expect.arrayContaining([className]),
        animationDuration: '',
      });
    }
  });

  test('a third nested tada does not enlarge further', async () => {
    const { body } = await show(`${'$[tada '.repeat(5)}a${']'.repeat(5)}`);
    const large = (await effectOf('$[tada a]', STILL))!.className;
    const effects = [...body.querySelectorAll<HTMLElement>('[data-fn="tada"]')];
    expect(effects.map(({ classList }) => classList.contains(large))).toEqual([true, true, false, false, false]);
  });

  test('***text*** is a tada', async () => {
    expect((await effectOf('***a***'))!.dataset.fn).toBe('tada');
  });

  test('a rainbow without motion shows its hues side by side', async () => {
    const { style } = (await effectOf('$[rainbow a]', STILL))!;
    expect({ hasGradient: style.backgroundImage.includes('linear-gradient(to right'), animationDuration: style.animationDuration }).toEqual(
      { hasGradient: true, animationDuration: '' },
    );
  });

  test.each([
    ['$[spin a]', 'normal'],
    ['$[spin.left a]', 'reverse'],
    ['$[spin.alternate a]', 'alternate'],
    ['$[spin.left,alternate a]', 'reverse'],
  ])('the function %s turns in the direction %s', async (text, direction) => {
    expect((await effectOf(text))!.style.animationDirection).toBe(direction);
  });

  test('spin turns around the z, the x or the y axis', async () => {
    const names = [];
    for (const axis of ['$[spin a]', '$[spin.x a]', '$[spin.y a]', '$[spin.x,y a]']) names.push((await effectOf(axis))!.className);
    expect({ differentNames: new Set(names).size, fourthName: names[3] }).toEqual({ differentNames: 3, fourthName: names[1] });
  });

  test('sparkle has stars around its content that are hidden from pointers and screen readers', async () => {
    const effect = (await effectOf('$[sparkle a]'))!;
    const stars = effect.querySelector('[aria-hidden="true"]')!;
    expect({ starCount: stars.querySelectorAll('svg').length, text: effect.textContent }).toEqual({ starCount: 3, text: 'a' });
    for (const star of stars.querySelectorAll<SVGElement>('svg')) {
      expect(Number.parseFloat(star.style.animationDuration)).toBeGreaterThanOrEqual(1);
      expect(Number.parseFloat(star.style.animationDuration)).toBeLessThanOrEqual(2);
      expect(Number.parseFloat(star.style.getPropertyValue('--size'))).toBeGreaterThanOrEqual(0.2);
      expect(Number.parseFloat(star.style.getPropertyValue('--size'))).toBeLessThanOrEqual(0.5);
    }
  });

  test('a star that has vanished appears elsewhere and keeps its duration', async () => {
    const star = (await effectOf('$[sparkle a]'))!.querySelector('svg')!;
    const placeOf = ({ style }: SVGElement) => [style.insetInlineStart, style.insetBlockStart, style.getPropertyValue('--size')];
    const [place, duration] = [placeOf(star), star.style.animationDuration];
    fireEvent.animationIteration(star);
    expect(placeOf(star)).not.toEqual(place);
    expect(star.style.animationDuration).toBe(duration);
  });
});

describe('functions of size and position', () => {
  test.each([
    ['$[x2 a]', '200%'],
    ['$[x3 a]', '400%'],
    ['$[x4 a]', '600%'],
  ])('the function %s has letters of %s', async (text, size) => {
    expect((await effectOf(text))!.style.fontSize).toBe(size);
  });

  test.each(['x2', 'x3', 'x4', 'scale'])('the function %s is plain content when advanced markup is off', async (name) => {
    expect(await effectOf(`$[${name} a]`, SIMPLE)).toBeNull();
  });

  test('a nested enlargement adds half, and a third one nothing', async () => {
    const { body } = await show('$[x4 $[x2 $[x3 $[x4 a]]]]');
    const sizes = [...body.querySelectorAll<HTMLElement>('[data-fn]')].map(({ style }) => style.fontSize);
    expect(sizes).toEqual(['600%', '150%', '100%', '100%']);
  });

  test.each([
    ['$[scale.x=2,y=3 a]', 'scale(2, 3)'],
    ['$[scale.x=0.5 a]', 'scale(0.5, 1)'],
    ['$[scale a]', 'scale(1, 1)'],
    ['$[scale.x=50,y=5.1 a]', 'scale(5, 5)'],
    ['$[scale.x=-50 a]', 'scale(-5, 1)'],
    ['$[scale.x=nan,y a]', 'scale(1, 1)'],
  ])('the function %s is %s, with a factor of five at most', async (text, transform) => {
    expect((await effectOf(text))!.style.transform).toBe(transform);
  });

  test('nested scales have a combined factor of 25 at most', async () => {
    const { body } = await show(`${'$[scale.x=5,y=5 '.repeat(10)}a${']'.repeat(10)}`);
    const factors = [...body.querySelectorAll<HTMLElement>('[data-fn]')].map(({ style }) =>
      Number(/scale\(([^,]+)/.exec(style.transform)![1]),
    );
    expect(factors.reduce((product, factor) => product * factor, 1)).toBe(25);
  });

  test.each([
    ['$[position.x=2,y=-1.5 a]', 'translate(2em, -1.5em)'],
    ['$[position a]', 'translate(0em, 0em)'],
    ['$[position.x=1e9 a]', 'translate(1000em, 0em)'],
  ])('the function %s is moved by %s', async (text, transform) => {
    expect((await effectOf(text))!.style.transform).toBe(transform);
  });

  test('position shows its source when advanced markup is off', async () => {
    const { body } = await show('$[position.x=2 a]', SIMPLE);
    expect(body.textContent).toBe('$[position a]');
  });

  test.each([
    ['$[flip a]', 'scaleX(-1)'],
    ['$[flip.h a]', 'scaleX(-1)'],
    ['$[flip.v a]', 'scaleY(-1)'],
    ['$[flip.h,v a]', 'scale(-1, -1)'],
  ])('the function %s is mirrored: %s, even when advanced markup is off', async (text, transform) => {
    expect((await effectOf(text, SIMPLE))!.style.transform).toBe(transform);
  });

  test.each([
    ['$[rotate a]', 'rotate(90deg)'],
    ['$[rotate.deg=30 a]', 'rotate(30deg)'],
    ['$[rotate.deg=-4.5 a]', 'rotate(-4.5deg)'],
    ['$[rotate.deg=750 a]', 'rotate(30deg)'],
    ['$[rotate.deg=up a]', 'rotate(90deg)'],
  ])('the function %s is turned: %s', async (text, transform) => {
    expect((await effectOf(text, SIMPLE))!.style.transform).toBe(transform);
  });
});

describe('functions of color and shape', () => {
  test.each([
    ['$[fg.color=0f0 a]', '#0f0'],
    ['$[fg.color=A0b1C2 a]', '#A0b1C2'],
    ['$[fg a]', '#f00'],
    ['$[fg.color=red a]', '#f00'],
    ['$[fg.color=12 a]', '#f00'],
    ['$[fg.color=1234567 a]', '#f00'],
  ])('the function %s has letters in %s', async (text, color) => {
    expect((await effectOf(text, SIMPLE))!.style.color).toBe(color);
  });

  test.each([
    ['$[bg.color=00f a]', '#00f'],
    ['$[bg a]', '#f00'],
    ['$[bg.color=url a]', '#f00'],
  ])('the function %s has the background %s', async (text, color) => {
    expect((await effectOf(text, SIMPLE))!.style.backgroundColor).toBe(color);
  });

  const frame = async (text: string) => {
    const { borderWidth, borderStyle, borderColor, borderRadius, overflow } = (await effectOf(text, SIMPLE))!.style;
    return { width: borderWidth, style: borderStyle, color: borderColor, radius: borderRadius, overflow };
  };

  test('border is a thin line in the accent color that clips its content', async () => {
    expect(await frame('$[border a]')).toEqual({ width: '1px', style: 'solid', color: 'var(--accent)', radius: '0px', overflow: 'clip' });
  });

  test('border takes width, style, color, radius and noclip', async () => {
    expect(await frame('$[border.width=3,style=dashed,color=0f0,radius=8,noclip a]')).toEqual({
      width: '3px',
      style: 'dashed',
      color: '#0f0',
      radius: '8px',
      overflow: '',
    });
  });

  test.each(['hidden', 'dotted', 'dashed', 'solid', 'double', 'groove', 'ridge', 'inset', 'outset'])('border may be %s', async (style) => {
    expect((await frame(`$[border.style=${style} a]`)).style).toBe(style);
  });

  test('border refuses other styles, negative widths and huge widths', async () => {
    expect(await frame('$[border.style=wavy,width=-3 a]')).toMatchObject({ width: '0px', style: 'solid' });
    expect((await frame('$[border.width=9999 a]')).width).toBe('32px');
  });

  test.each(['serif', 'monospace', 'cursive', 'fantasy', 'emoji', 'math'])('font may be %s', async (family) => {
    expect((await effectOf(`$[font.${family} a]`, SIMPLE))!.style.fontFamily.split(', ')[0]).toBe(family);
  });

  test('font without a known family shows its source', async () => {
    expect((await show('$[font.comic a]')).body.textContent).toBe('$[font a]');
  });

  test('blur covers its content and leaves it readable for screen readers', async () => {
    expect((await effectOf('$[blur secret]', SIMPLE))!.textContent).toBe('secret');
  });
});

describe('a blur', () => {
  const blur = async (text = '$[blur secret @bob]') => {
    const { body } = await show(text, SIMPLE);
    const toggle = await screen.findByRole('button', { name: 'Show blurred text' });
    const effect = body.querySelector<HTMLElement>('[data-fn="blur"]')!;
    return { effect, toggle, state: () => ({ isOpen: effect.dataset.open !== undefined, pressed: toggle.getAttribute('aria-pressed') }) };
  };

  test('a blur is revealed and hidden by a button that keyboards reach', async () => {
    const { toggle, state } = await blur();
    expect({ tag: toggle.tagName, tabIndex: toggle.tabIndex, ...state() }).toEqual({
      tag: 'BUTTON',
      tabIndex: 0,
      isOpen: false,
      pressed: 'false',
    });
    fireEvent.click(toggle);
    expect(state()).toEqual({ isOpen: true, pressed: 'true' });
    fireEvent.click(toggle);
    expect(state()).toEqual({ isOpen: false, pressed: 'false' });
  });

  test('a blur is revealed and hidden by a press on it', async () => {
    const { effect, state } = await blur();
    fireEvent.click(effect.lastElementChild!);
    expect(state()).toEqual({ isOpen: true, pressed: 'true' });
    fireEvent.click(effect.lastElementChild!);
    expect(state()).toEqual({ isOpen: false, pressed: 'false' });
  });

  test('a blur keeps its presses from the element around it', async () => {
    const pressed = vi.fn<() => void>();
    renderWithRoot(
      <div role="presentation" onClick={pressed}>
        <Mfm text="$[blur secret]" />
      </div>,
    );
    fireEvent.click(await screen.findByRole('button'));
    fireEvent.click(screen.getByText('secret'));
    expect(pressed).not.toHaveBeenCalled();
  });

  test('a blur leaves a press on a link inside it to the link', async () => {
    const { state } = await blur();
    fireEvent.click(screen.getByRole('link', { name: /@bob/ }));
    expect(state()).toEqual({ isOpen: false, pressed: 'false' });
  });

  test('a blur is revealed around a link without following the link', async () => {
    const { effect, toggle, state } = await blur('[before $[blur label]](https://example.com/)');
    // A link is followed in tests while the event is still being handled.
    effect.closest('a')!.removeAttribute('href');
    expect({ isClickUnhandled: fireEvent.click(toggle), ...state() }).toEqual({ isClickUnhandled: false, isOpen: true, pressed: 'true' });
  });

  test('a blur is revealed together with the blur around it', async () => {
    const { effect } = await blur('$[blur a $[blur b $[blur c]]]');
    expect({ text: effect.textContent, buttonCount: screen.getAllByRole('button').length }).toEqual({ text: 'a b c', buttonCount: 1 });
  });
});

describe('functions of text', () => {
  const ruby = async (text: string) => {
    const found = (await show(text, SIMPLE)).body.querySelector('ruby');
    return found && { text: found.textContent, reading: found.querySelector('rt')!.textContent };
  };

  test('ruby of plain text puts the second word above the first', async () => {
    expect(await ruby('$[ruby 漢字 かんじ]')).toEqual({ text: '漢字(かんじ)', reading: 'かんじ' });
  });

  test('ruby of several pieces puts the last text above the others', async () => {
    expect(await ruby('$[ruby **bold** *x*  reading ]')).toEqual({ text: 'bold x(reading)', reading: 'reading' });
  });

  test('ruby without a reading is its content', async () => {
    const { body } = await show('$[ruby alone]');
    expect({ text: body.textContent, ruby: body.querySelector('ruby') }).toEqual({ text: 'alone', ruby: null });
  });

  test('unixtime is a moment in the reader’s time zone with its distance from now', async () => {
    const { body } = await show('$[unixtime 1700000000]', SIMPLE);
    const time = body.querySelector('time')!;
    expect(time.getAttribute('datetime')).toBe('2023-11-14T22:13:20.000Z');
    expect(time.textContent).toContain(time.title);
    expect(time.textContent).toMatch(/\(.+ago\)/);
  });

  test.each(['$[unixtime soon]', '$[unixtime 99999999999999]', '$[unixtime **1**]'])('the moment %s is invalid', async (text) => {
    expect((await show(text)).body.textContent).toBe('invalid');
  });

  test('clickable belongs to scripts and is its content in a note', async () => {
    expect((await show('$[clickable.ev=a b]')).body.textContent).toBe('b');
  });

  test('an unknown function shows its source', async () => {
    for (const name of ['frobnicate', 'constructor', 'tostring', '__proto__']) {
      expect((await show(`$[${name} a]`)).body.textContent).toBe(`$[${name} a]`);
    }
  });
});

describe('emoji in functions', () => {
  const source = async (text: string) => {
    const { body } = await show(text, {}, { author: { host: 'b.example' }, emojis: { blob: 'https://b.example/blob.png' } });
    return new URL(body.querySelector('img')!.src).searchParams;
  };

  test.each(['$[x3 :blob:]', '$[x2 $[x2 :blob:]]', '$[scale.x=3 :blob:]', '$[scale.x=-3 :blob:]'])(
    'the emoji in %s is loaded in its original size',
    async (text) => {
      expect((await source(text)).has('emoji')).toBe(false);
    },
  );

  test.each([':blob:', '$[x2 :blob:]', '$[scale.x=2.4 :blob:]'])('the emoji in %s is loaded in the size of an emoji', async (text) => {
    expect((await source(text)).get('emoji')).toBe('1');
  });
});

describe('cats', () => {
  const cat = { host: null, isCat: true };
  const said = async (text: string, props: Omit<MfmProps, 'text'> = { author: cat }) => (await show(text, {}, props)).body.textContent;

  test('cats speak in the text of notes', async () => {
    expect(await said('**banana** $[x2 なな]')).toBe('banyanya にゃにゃ');
  });

  test('cats do not speak in quotes, links, plain text, code and names', async () => {
    expect(await said('> na')).toBe('na');
    expect(await said('[na](https://na.example/) <plain>na</plain> `na` @na #na')).toBe('na na na @na #na');
    expect(await said('na', { author: cat, plain: true })).toBe('na');
    expect(await said('na', { author: cat, isNote: false })).toBe('na');
  });

  test('cats speak in a plain line that asks for it', async () => {
    expect(await said('na', { author: cat, plain: true, nowrap: true, catSpeech: true })).toBe('nya');
  });

  test('cats speak in ruby readings', async () => {
    expect(await said('$[ruby な な]')).toBe('にゃ(にゃ)');
  });

  test('cats do not change the text of others', async () => {
    expect(await said('na', { author: { host: null, isCat: false } })).toBe('na');
  });
});

describe('any arguments', () => {
  test('any arguments give sizes, positions and times within their limits', async () => {
    const names = fc.constantFrom('scale', 'position', 'rotate', 'border', 'x4', 'spin', 'shake', 'fg', 'bg');
    const keys = fc.constantFrom('x', 'y', 'deg', 'width', 'radius', 'speed', 'delay', 'color');
    const values = fc.oneof(
      fc.double({ noNaN: true }).map(String),
      fc.integer().map(String),
      fc.constantFrom('9'.repeat(400), '-', '.', '1e308', 'nan', 'infinity', '0s', '1..s', 'fff', '00'),
    );
    const args = fc
      .array(fc.tuple(keys, values), { maxLength: 4 })
      .map((pairs) => pairs.map(([key, value]) => `${key}=${value}`).join(','));
    await fc.assert(
      fc.asyncProperty(names, args, async (name, written) => {
        const { body, unmount } = await show(`$[${name}${written && `.${written}`} a]`);
        const { style } = body.querySelector<HTMLElement>('[data-fn]') ?? body;
        const numbers = [
          ...`${style.transform} ${style.borderWidth} ${style.borderRadius} ${style.animationDuration}`.matchAll(/-?[\d.]+(?:e[-+]?\d+)?/g),
        ];
        for (const [number] of numbers) expect(Math.abs(Number(number))).toBeLessThanOrEqual(3600);
        expect(`${style.transform} ${style.animationDuration}`).not.toMatch(/NaN|Infinity/);
        unmount();
      }),
      { numRuns: 80 },
    );
  });
});

describe('until the code of the functions has loaded', () => {
  test('until their code is loaded, functions show their content without effect, and texts without functions load nothing', async () => {
    vi.resetModules();
    let isFetched = false;
    let arrive!: () => void;
    const arrived = new Promise<void>((resolve) => (arrive = resolve));
    vi.doMock('~/mfm/markupViews', async (original) => {
      isFetched = true;
      await arrived;
      return await original();
    });
    const { Mfm: Fresh } = await import('~/mfm/Mfm');
    const { renderWithRoot: render } = await import('../renderWithRoot');
    const shown = render(<Fresh text="**plain** @bob :blob:" />);
    expect(isFetched).toBe(false);
    shown.rerender(<Fresh text="$[x2 **a** $[frobnicate b]]" />);
    expect(shown.container.textContent).toBe('a b');
    arrive();
    await waitFor(() => expect(shown.container.querySelector('[data-fn="x2"]')).toBeTruthy());
    vi.doUnmock('~/mfm/markupViews');
  });

  test('functions show their content without effect when their code fails to load', async () => {
    vi.resetModules();
    vi.doMock('~/mfm/markupViews', () => {
      throw new TypeError('offline');
    });
    const { Mfm: Fresh } = await import('~/mfm/Mfm');
    const { renderWithRoot: render } = await import('../renderWithRoot');
    await act(async () => void render(<Fresh text="$[x2 **still here**]" />));
    expect(screen.getByText('still here')).toBeTruthy();
    vi.doUnmock('~/mfm/markupViews');
  });
});
