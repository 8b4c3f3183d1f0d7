import type { SearchWords } from './types.ts';

/** The search words of the pages of `/reference/providers` that no cloud's file has. */
export const PROVIDERS: SearchWords = {
  '/reference/providers': {
    overview: 'clouds supported aws azure google provider choose compare',
    name: 'pin version nitric/aws@ provider version update upgrade not found download wrong latest outdated out of date warning checksum',
    services: 'which cloud service is used mapping lambda s3 dynamodb',
    support: 'feature matrix support supported not available azure websockets',
    stacks:
      'several environments multiple stacks multi cloud dev staging production same project two clouds regions name of a stack',
    available: 'list of providers pulumi or terraform which to choose stable preview',
  },
  '/reference/providers/custom/building-custom-provider': {
    overview: 'own provider write custom provider extend different service kubernetes new cloud plugin',
    extension: 'replace add change standard provider resource override',
    interface: 'pulumi go interface methods deploy',
    parts: 'architecture deployment runtime plugin membrane grpc',
    module: 'go mod init project folder',
    'runtime-plugin': 'runtime server membrane replace storage service at run time',
    'deployment-plugin': 'embed binary main program',
    install: 'compile binary go build script provider folder',
    use: 'stack file custom provider name version share with team docker image',
    'new-platform': 'from scratch template skeleton kubernetes other cloud digitalocean',
    config: 'own stack keys decode attributes settings struct',
    runtime: 'implement storage topics queues gateway grpc contract proto',
    terraform: 'cdktf provider interface modules',
    check: 'test provider debug spec',
  },
  '/reference/providers/custom/extend-standard-provider': {
    overview:
      'override customize change one resource encryption own rules every bucket policy compliance extra pulumi',
    runtime: 'swap service replace plugin',
    methods: 'which method init pre post policy bucket override go',
    releases: 'update to new provider release go.mod merge upstream',
  },
  '/reference/providers/install/docker': {
    overview: 'container image provider docker:// private registry ghcr',
    credentials: 'aws keys inside provider container',
    run: 'how cli starts provider container socket mount network',
    build: 'dockerfile for provider image publish registry tag',
    errors: 'provider container fails pull access denied cannot start',
  },
  '/reference/providers/pulumi': {
    overview: 'pulumi login backend',
    state:
      'pulumi login local folder s3 bucket backend store state file self managed azblob gs team share self hosted',
    passphrase: 'pulumi config passphrase incorrect enter decrypt',
    pipelines: 'access token ci',
    refresh: 'drift changed in console manually out of sync by hand resource deleted outside',
    interrupted:
      'stack is locked pending operations cancel conflict lock ctrl c stuck deployment another update in progress 409 force',
    dashboard: 'app.pulumi.com history web ui see resources',
  },
  '/reference/providers/terraform': {
    overview: 'terraform provider opentofu cdktf',
    providers: 'nitric/awstf gcptf azuretf aws-tf gcp-tf azure-tf names',
    'stack-file': 'backend state s3 gcs remote key bucket azurerm lock',
    update: 'apply changes destroy terraform down delete',
    prerequisites: 'terraform cli version install cdktf node missing',
    checks: 'terraform plan validate policy tflint tfsec checkov scanner ci',
    docker: 'docker 29 api version too old unable to read docker image kreuzwerker',
    limits: 'not supported terraform',
  },
  '/reference/providers/terraform/aws': {
    overview: 'awstf aws-tf lambda terraform amazon',
    example: 'stack file awstf',
    stack: 'main.tf.json cdk.tf.json generated modules ecr',
    limits: 'not supported awstf sql batch',
  },
  '/reference/providers/terraform/azure': {
    overview: 'azuretf azure-tf terraform azurerm',
    example: 'stack file azuretf',
    stack: 'generated modules container registry',
    limits: 'not supported azuretf',
  },
  '/reference/providers/terraform/gcp': {
    overview: 'gcptf gcp-tf terraform google cloud run',
    example: 'stack file gcptf',
    stack: 'generated modules artifact registry',
    limits: 'not supported gcptf',
  },
};
