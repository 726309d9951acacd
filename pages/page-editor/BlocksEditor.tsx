import { useEffect, useRef } from 'react';
import { Button } from '~/components/ui/Button';
import { MenuButton } from '~/components/ui/MenuButton';
import { SortableList } from '~/components/ui/SortableList';
import { useI18n } from '~/i18n/useI18n';
import { sayPolitely } from '~/lib/sayPolitely';
import { useStores } from '~/react/context';
import { BLOCK_KINDS, newBlock, type BlockKind, type PageBlock } from '~/services/pageBlocks';
import { BlockEditor } from './BlockEditor';
import { inserted, moved, movedIntoSectionAbove, movedOutOf, type ChangeBlocks } from './blockMoves';
import type { MenuItem } from '~/stores/ui/OverlayStore';
import styles from './PageEditorPage.module.css';

interface BlocksEditorProps {
  /** The accessible name of the list. */
  label: string;
  addLabel: string;
  blocks: readonly PageBlock[];
  onChange: ChangeBlocks;
  /** The title of the section that they are in, which is part of their names. */
  section?: string;
  /** Moves a block of a section behind the section; absent outside of sections. */
  onMoveOut?: (index: number) => void;
}

/** A list of blocks that are written, added, removed and sorted. */
export function BlocksEditor({ label, addLabel, blocks, onChange, section, onMoveOut }: BlocksEditorProps) {
  const { t } = useI18n();
  const { overlays, clock } = useStores();
  const group = useRef<HTMLDivElement>(null);
  const adding = useRef<HTMLButtonElement>(null);
  // The block that was just added takes the focus when it is there.
  const added = useRef<string | null>(null);
  useEffect(() => {
    if (added.current === null) return;
    group.current?.querySelector<HTMLElement>(`[data-block="${added.current}"] :is(input, textarea, button)`)?.focus();
    added.current = null;
  });
  const nameOf = (block: PageBlock, index: number) => {
    const kind = block.kind === 'unknown' ? block.type || t('pageEditorPage.unknown') : t(`writtenPage.block.${block.kind}`);
    const title = block.kind === 'section' ? block.title.trim() : '';
    const name = title || t('pageEditorPage.blockLabel', { kind, n: index + 1 });
    return section === undefined ? name : t('pageEditorPage.blockIn', { section, name });
  };
  const say = (text: string) => void sayPolitely(text, clock);
  const add = (kind: BlockKind) => {
    const block = newBlock(kind);
    added.current = block.key;
    onChange((known) => [...known, block]);
  };
  const remove = (index: number) => {
    const block = blocks[index];
    if (!block) return;
    onChange((known) => known.filter(({ key }) => key !== block.key));
    // The list goes with its last block.
    if (blocks.length === 1) adding.current?.focus();
    overlays.toast({
      text: t('pageEditorPage.removed', { name: nameOf(block, index) }),
      action: {
        label: t('pageEditorPage.undo'),
        run: () => onChange((known) => inserted(known, Math.min(index, known.length), block)),
      },
    });
  };
  const move = (from: number, to: number) => {
    onChange((known) => moved(known, from, to));
    const block = blocks[from];
    if (block) say(t('pageEditorPage.moved', { name: nameOf(block, from), n: to + 1, total: blocks.length }));
  };
  const menuOf = (block: PageBlock, index: number): readonly MenuItem[] => {
    const name = nameOf(block, index);
    const isBelowSection = blocks[index - 1]?.kind === 'section';
    return [
      { text: t('pageEditorPage.moveUp'), icon: 'chevronUp', disabled: index === 0, action: () => move(index, index - 1) },
      {
        text: t('pageEditorPage.moveDown'),
        icon: 'chevronDown',
        disabled: index === blocks.length - 1,
        action: () => move(index, index + 1),
      },
      ...(isBelowSection
        ? [
            {
              text: t('pageEditorPage.moveIn'),
              action: () => {
                onChange((known) => movedIntoSectionAbove(known, index));
                say(t('pageEditorPage.movedIn', { name }));
              },
            },
          ]
        : []),
      ...(onMoveOut
        ? [
            {
              text: t('pageEditorPage.moveOut'),
              action: () => {
                onMoveOut(index);
                say(t('pageEditorPage.movedOut', { name }));
              },
            },
          ]
        : []),
    ];
  };
  const change = (next: PageBlock) => onChange((known) => known.map((one) => (one.key === next.key ? next : one)));
  const nested = (section: Extract<PageBlock, { readonly kind: 'section' }>) => {
    const title = section.title.trim() || t('pageEditorPage.emptySection');
    const changeChildren: ChangeBlocks = (update) =>
      onChange((known) =>
        known.map((one) => (one.key === section.key && one.kind === 'section' ? { ...one, children: update(one.children) } : one)),
      );
    return (
      <BlocksEditor
        label={t('pageEditorPage.blocksOf', { title })}
        addLabel={t('pageEditorPage.addBlockTo', { title })}
        blocks={section.children}
        section={title}
        onChange={changeChildren}
        onMoveOut={(index) => onChange((known) => movedOutOf(known, section.key, index))}
      />
    );
  };
  return (
    <div ref={group} className={styles.blocks}>
      {blocks.length === 0 ? (
        <p className={styles.nothing}>{t('pageEditorPage.noBlocks')}</p>
      ) : (
        <SortableList
          label={label}
          items={blocks.map((block, index) => ({
            id: block.key,
            label: nameOf(block, index),
            content: (
              <BlockEditor block={block} name={nameOf(block, index)} onChange={change} nested={block.kind === 'section' && nested(block)} />
            ),
            actions: (
              <MenuButton
                icon="dots"
                label={t('pageEditorPage.blockOptions', { name: nameOf(block, index) })}
                items={() => menuOf(block, index)}
              />
            ),
          }))}
          onMove={(from, to) => onChange((known) => moved(known, from, to))}
          onRemove={remove}
        />
      )}
      <div>
        <Button
          ref={adding}
          icon="plus"
          aria-haspopup="menu"
          onClick={(event) =>
            void overlays.openMenu(
              event.currentTarget,
              BLOCK_KINDS.map((kind) => ({ text: t(`writtenPage.block.${kind}`), icon: ICONS[kind], action: () => add(kind) })),
              { label: addLabel },
            )
          }
        >
          {addLabel}
        </Button>
      </div>
    </div>
  );
}

const ICONS = { section: 'list', text: 'pencil', image: 'photo', note: 'quote' } as const;
