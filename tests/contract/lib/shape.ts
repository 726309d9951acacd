/**
 * Learns the shape of answers from recordings and describes where another answer differs. A field is required when
 * every recorded object has it, and null is allowed where a recording has null.
 */

/** Kinds of values. A date is a text in the API's form and is allowed wherever texts are. */
type Kind = 'null' | 'boolean' | 'number' | 'text' | 'date' | 'array' | 'object';

/** Shape of recorded objects of one kind. */
interface Fields {
  /** Number of objects. */
  objects: number;
  /** Number of objects that have a field. */
  readonly counts: Map<string, number>;
  /** Shapes of the fields. Members of a family share them: a field that may be null in one may be null in all. */
  readonly shapes: Map<string, Shape>;
}

/** Shape of the recorded values at one place. */
interface Shape {
  /** Number of values. */
  seen: number;
  readonly kinds: Set<Kind>;
  /** Families of entities at this place. The fields of an entity are stored once for all places. */
  readonly families: Set<string>;
  /** Objects that are not entities. */
  readonly plain: Fields;
  /** Elements of an array, or values of an object whose keys are data. */
  readonly elements: { shape: Shape | null };
}

/** Rules that cannot be learned. A place is named by its field, or by the answer at the top. */
export interface ShapeRules {
  /** Places with objects whose keys are data, such as reactions by name. */
  readonly keyed: ReadonlySet<string>;
  /** Places whose content belongs to clients and is not compared. */
  readonly free: ReadonlySet<string>;
  /**
   * Names the entity of an object independent of its place, or null. `holder` is the entity that contains it as `key`.
   * The part before a colon is its family: where one member was recorded, the others are allowed, and fields hold the
   * same things in all of them.
   */
  entityOf(value: Readonly<Record<string, unknown>>, key: string, holder: string | null): string | null;
}

const newShape = (): Shape => ({
  seen: 0,
  kinds: new Set(),
  families: new Set(),
  plain: newFields(new Map()),
  elements: { shape: null },
});

const newFields = (shapes: Map<string, Shape>): Fields => ({ objects: 0, counts: new Map(), shapes });

const DATE = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

function kindOf(value: unknown): Kind {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  if (typeof value === 'string') return DATE.test(value) ? 'date' : 'text';
  return typeof value as 'boolean' | 'number' | 'object';
}

const familyOf = (name: string): string => name.split(':', 1)[0] ?? name;

const isObject = (value: unknown): value is Record<string, unknown> => kindOf(value) === 'object';

/** Place of a value in an answer. */
interface Place {
  readonly path: string;
  readonly key: string;
  readonly holder: string | null;
}

/** The shapes of recorded answers, by name. */
export class ShapeBook {
  readonly #rules: ShapeRules;
  readonly #answers = new Map<string, Shape>();
  readonly #entities = new Map<string, Fields>();
  readonly #families = new Map<string, Map<string, Shape>>();

  constructor(rules: ShapeRules) {
    this.#rules = rules;
  }

  /** Whether an answer was learned under the name. */
  knows(name: string): boolean {
    return this.#answers.has(name);
  }

  /** Learns a recorded answer. */
  learn(name: string, value: unknown): void {
    this.#learn(entry(this.#answers, name), value, { path: '', key: name, holder: null });
  }

  /**
   * Fields that an answer has and no recording has, and fields that it lacks and all recordings have, each once.
   * @returns lines such as `[].user<UserLite>.name: missing`. An answer without a recording is a difference too.
   */
  differences(name: string, value: unknown): string[] {
    const shape = this.#answers.get(name);
    if (!shape) return ['never recorded'];
    const lines = new Set<string>();
    this.#compare(shape, value, { path: '', key: name, holder: null }, (path, what) => lines.add(`${path || 'answer'}: ${what}`));
    return [...lines].sort();
  }

  #learn(shape: Shape, value: unknown, { key, holder }: Place): void {
    shape.seen += 1;
    shape.kinds.add(kindOf(value));
    if (this.#rules.free.has(key)) return;
    if (Array.isArray(value)) {
      for (const element of value) this.#learn(elementsOf(shape), element, { path: '', key: '', holder: null });
      return;
    }
    if (!isObject(value)) return;
    if (this.#rules.keyed.has(key)) {
      for (const part of Object.values(value)) this.#learn(elementsOf(shape), part, { path: '', key: '', holder: null });
      return;
    }
    const name = this.#rules.entityOf(value, key, holder);
    if (name !== null) shape.families.add(familyOf(name));
    const fields = name === null ? shape.plain : this.#fieldsOf(name);
    fields.objects += 1;
    for (const [field, part] of Object.entries(value)) {
      fields.counts.set(field, (fields.counts.get(field) ?? 0) + 1);
      this.#learn(entry(fields.shapes, field), part, { path: '', key: field, holder: name });
    }
  }

  #fieldsOf(name: string): Fields {
    const known = this.#entities.get(name);
    if (known) return known;
    const shapes = this.#families.get(familyOf(name)) ?? new Map<string, Shape>();
    this.#families.set(familyOf(name), shapes);
    const made = newFields(shapes);
    this.#entities.set(name, made);
    return made;
  }

  #compare(shape: Shape, value: unknown, place: Place, report: (path: string, what: string) => void): void {
    const { path, key } = place;
    if (this.#rules.free.has(key)) return undefined;
    const kind = kindOf(value);
    if (!fits(shape, kind)) return report(path, `${kind}, recorded ${[...shape.kinds].sort().join(' or ')}`);
    const { shape: elements } = shape.elements;
    if (Array.isArray(value)) {
      if (elements) for (const element of value) this.#compare(elements, element, { path: `${path}[]`, key: '', holder: null }, report);
      return undefined;
    }
    if (!isObject(value)) return undefined;
    if (this.#rules.keyed.has(key)) {
      if (elements)
        for (const part of Object.values(value)) this.#compare(elements, part, { path: `${path}{}`, key: '', holder: null }, report);
      return undefined;
    }
    return this.#compareFields(shape, value, place, report);
  }

  #compareFields(
    shape: Shape,
    value: Record<string, unknown>,
    { path, key, holder }: Place,
    report: (path: string, what: string) => void,
  ): void {
    const name = this.#rules.entityOf(value, key, holder);
    const known = name === null ? shape.plain : this.#entities.get(name);
    if (!known) return report(path, `${name} was never recorded`);
    // A place where only null was recorded allows whatever is right elsewhere.
    if (!isBlank(shape) && (name === null ? shape.plain.objects === 0 : !shape.families.has(familyOf(name)))) {
      return report(
        path,
        `${name ?? 'no entity'}, recorded ${[...shape.families, ...(shape.plain.objects > 0 ? ['other objects'] : [])].sort().join(' or ')}`,
      );
    }
    const at = name === null ? path : `${path}<${name}>`;
    if (known.objects === 0) return undefined;
    for (const [field, count] of known.counts) if (count === known.objects && !(field in value)) report(`${at}.${field}`, 'missing');
    for (const [field, part] of Object.entries(value)) {
      const fieldShape = known.counts.has(field) ? known.shapes.get(field) : undefined;
      if (fieldShape) this.#compare(fieldShape, part, { path: `${at}.${field}`, key: field, holder: name }, report);
      else report(`${at}.${field}`, 'not in any recording');
    }
    return undefined;
  }
}

/** Whether only null was recorded. */
const isBlank = ({ kinds }: Shape): boolean => [...kinds].every((kind) => kind === 'null');

function fits(shape: Shape, kind: Kind): boolean {
  return shape.seen === 0 || isBlank(shape) || shape.kinds.has(kind) || (kind === 'date' && shape.kinds.has('text'));
}

function elementsOf({ elements }: Shape): Shape {
  elements.shape ??= newShape();
  return elements.shape;
}

function entry(shapes: Map<string, Shape>, name: string): Shape {
  const known = shapes.get(name);
  if (known) return known;
  const made = newShape();
  shapes.set(name, made);
  return made;
}
