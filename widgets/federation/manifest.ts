import { defineWidget } from '~/registry/defineWidget';
import { options } from './options';

export default defineWidget({
  id: 'federation',
  title: 'federationWidget.title',
  keywords: 'federationWidget.keywords',
  icon: 'federated',
  category: 'server',
  size: { w: 4, h: 6, min: { w: 3, h: 4 }, max: { w: 12, h: 8 } },
  instances: 'many',
  options,
  optionsVersion: 1,
  load: () => import('./FederationWidget'),
});
