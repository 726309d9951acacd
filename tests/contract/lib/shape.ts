/**
 * Learns the shape of answers from recordings and says where another answer differs from it. Only what was seen counts:
 * a field is required when every recorded object has it, and null is fine where some recording says null.
 */

/** Kinds of values told apart; a date is a text in the form of the wire, and fits wherever texts do. */
type Kind = 'null' | 'boolean' | 'number' | 'text' | 'date' | 'array' | 'object';

/** What was seen of objects of one kind. */
interface Fields {
  /** How many objects. */
  objects: number;
  /** How many of them have a field. */
  readonly counts: Map<string, number>;
  /** What fields hold. Members of a family share this: what may be null in one may be null in all. */
  readonly shapes: Map<string, Shape>;
}

/** What was seen at one place of the answers. */
interface Shape {
  /** How many values. */
  seen: number;
  readonly kinds: Set<Kind>;
  /** Families of entities that were found here; the fields of an entity are kept once for all places. */
  readonly families: Set<string>;
  /** Objects that are no entity. */
  readonly plain: Fields;
  /** Elements of an array, or values of an object whose keys are data. */
  readonly elements: { shape: Shape | null };
}

/** What the comparer cannot see by itself. A place is known by its field's name, or the answer's name at the top. */
export interface ShapeRules {
  /** Objects at these places have data for keys, such as reactions by name. */
  readonly keyed: ReadonlySet<string>;
  /** Whatever stands at these places is somebody's own. */
  readonly free: ReadonlySet<string>;
  /**
   * Names the entity that an object is, whatever place it has, or null. `holder` is the entity that holds it as `key`.
   * What stands before a colon is its family: where one member was recorded, every other is fine, too, and what a field
   * may hold in one, it may hold in all.
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

/** Where in an answer a value stands. */
interface Place {
  readonly path: string;
  readonly key: string;
  readonly holder: string | null;
}

/** Everything that recordings say about answers, by the name under which they were learnt. */
export class ShapeBook {
  readonly #rules: ShapeRules;
  readonly #answers = new Map<string, Shape>();
  readonly #entities = new Map<string, Fields>();
  readonly #families = new Map<string, Map<string, Shape>>();

  constructor(rules: ShapeRules) {
    this.#rules = rules;
  }

  /** Whether anything was learnt under the name. */
  knows(name: string): boolean {
    return this.#answers.has(name);
  }

  /** Takes a recorded answer in. */
  learn(name: string, value: unknown): void {
    this.#learn(entry(this.#answers, name), value, { path: '', key: name, holder: null });
  }

  /**
   * What an answer has that no recording has, and what it lacks that all of them have, each once.
   * @returns lines such as `[].user<UserLite>.name: missing`; an answer that was never recorded is a difference, too.
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
    // A place of which only null is known takes whatever is right elsewhere.
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

/** Whether nothing but null was ever seen. */
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
