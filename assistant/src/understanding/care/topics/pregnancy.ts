/** Pregnancy, trying to conceive, and breastfeeding. */
export const pregnancy = `
[en]
pregnan*|pregnen*|=prego|=preggo|=preggers|=pregers|=preg|=prgnt|=pregnt|breastfe*|brestfe*|lactating|lactation|=ttc|trimester|gestation*|gestating|midwife|postpartum|prenatal|miscarr*|conceive|=unborn|fetus|foetus|=ivf|=expectant
breast|brest|=chest feed*|fed|=fead*
=nursing ..1 =mother*|=mom*|=mum*|=baby|=my|=a|=child|=right|=still|$
=not|=nor|=or|=neither ..1 =nursing
=am|=im|=still|=while|=when|=currently|=are|=is ..1 =nursing
=i|=am|=wife|=girlfriend|=sister|=we|=partner|=daughter|=shes ..2 expecting =a|=baby|=twins|=our|=my|=again|=soon|=in|=child|=and|$
=i ..1 =am ..1 expecting =should|=can|=so|=what|=do|=which|=now|=may
=expecting ..1 =baby|=twins|=child|=mother|=mum|=mom|=mothers
=trying|=planning|=try ..3 =baby|conceive|=child|=pregnant
=weeks|=months|=week|=month ..1 =along|=gestation
=my|=our|=her ..1 =due =date
=gave|=give|=giving =birth
=with|=giving =child $
=knocked =up
=feeding|=feed ..2 =newborn|=baby|=infant
=pump|=pumping ..1 =milk
=breast|=mothers|=mother's ..1 =milk

[de]
schwanger*|=schwangr*|stillzeit|=stillen|=stille|=stillende|=stillend|kinderwunsch|hebamme

[es]
embarazad*|=embarazo|=embarazos|=enbarazad*|enbarazada|lactancia|amamant*|=gestante|=gestacion|=encinta|=embaraso*|embarasada
=dar|=doy|=dando|=da ..2 =pecho
=busco|=buscando|=busca ..2 =embarazo|=bebe
quedar* ..1 embaraz*

[nl]
zwanger*|=borstvoeding|borstvoed*|=kolven|=kinderwens|=verloskundig*|=bevalling
=geef|=geven ..1 =borst
=in =verwachting

[pl]
=ciaza|=ciazy|=ciaze|=ciazowy*|=ciazowe*|=ciezarna|=ciezarnej|=ciezarne|=ciezarnych|=karmiaca|=karmiacej|=karmiace|=karmiacych|=laktacj*|=polog*|=brzemienna
karmi* ..2 =piersia
=karmie ..2 =dziecko|=corke|=syna
=staram*|=stara* ..2 =dziecko|=zajsc
`;
