import { createContext, type ReactElement, type ReactNode } from 'react';

/**
 * Replaces the imports of react-mosaic from react-dnd and its packages, without any dragging. Our own code (`src/workspace/drag`)
 * drags columns and windows, and the real packages are a third of the deck's code. vite.config.ts replaces them with this module;
 * the build fails if react-mosaic imports anything that is missing here (docs/decisions/0013).
 */

const nothing = Object.freeze({});
/** Connects an element to nothing: returns it as it is. */
const connect = (element: ReactElement): ReactElement => element;

/** Nothing can be dropped: no drag is ever over the target. */
export const useDrop = () => [nothing, connect] as const;

/** Nothing can be dragged. */
export const useDrag = () => [nothing, connect, connect] as const;

/** No drag is under way. */
export const useDragLayer = () => nothing;

/** There is no manager, so react-mosaic draws no preview of a drag. */
export const DndContext = createContext(nothing);

/** Renders its children. */
export const DndProvider = ({ children }: { children: ReactNode }) => children;

/** The backend that {@link DndProvider} ignores. */
export const MultiBackend = nothing;

/** No backend for mouse or touch. */
export const HTML5toTouch = { backends: [] };
