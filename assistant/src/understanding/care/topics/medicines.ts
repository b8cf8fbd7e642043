/** Medicines, including prescription drugs. */
export const medicines = `
[en]
medicine|medicines|medication*|=meds|=medecine*|=medcine*|=drug|=drugs|prescription*|prescribed|=rx|anticoagul*|anticoag*|=warfarin*|warfarin|=coumadin|coumadin|=marcumar*|=falithrom|heparin|eliquis|xarelto|pradaxa|lixiana|apixaban|rivaroxaban|dabigatran|edoxaban|clopidogrel|plavix|brilinta|ticagrelor|aspirin*|=asprin|=asa|ibuprof*|naproxen|=advil|=tylenol|=paracetamol|acetaminophen|acenocumarol|=acenocoumarol|fenprocoumon|=sintrom|statin|statins|atorvastatin|simvastatin|rosuvastatin|=lipitor|=crestor|metformin*|=metforming|insulin*|=ozempic|=wegovy|=mounjaro|semaglutid*|lisinopril|losartan|enalapril|valsartan|amlodipin*|ramipril|bisoprolol|metoprolol|propranolol|antidepress*|antidepres*|=ssri|=ssris|=snri|sertralin*|=zoloft|=prozac|=lexapro|citalopram|escitalopram|fluoxetin*|paroxetin*|venlafaxin*|=xanax|=valium|=adderall|=ritalin|lithium|levothyrox*|=synthroid|thyroxin*|euthyrox|contracepti*|=steroid|=steroids|=corticosteroid*|cortison*|prednis*|immunosuppress*|methotrexat*|tacrolimus|cyclosporin*|chemo*|radiotherap*|antibiotic*|amoxicillin|finasterid*|=dutasterid*|isotretinoin|accutane|roaccutan*|tamoxifen|antihistamin*|antiepilept*|=digoxin|amiodaron*|=hrt|=viagra|sildenafil|omeprazol*|pantoprazol*
=blood|=bloood ..1 thinner*|thiner*|thinning|=thin*
thinner|thinners|=bloodthinner*
beta ..1 blocker*
=blood ..1 pressure ..1 pill*|=tablet*|=medic*|=meds|=drug*
=birth ..1 control
=on ..1 =pill
=take|=taking =the =pill
=interact|=interacts|=interacting|interaction|interactions|=contraindicat*|contraindicat*|=counteract*
=interact* ..2 =with
=heart|=thyroid|=diabetes|=cholesterol|=pain|=sleeping|=anxiety =pills|=tablets|=pill|=medication|=meds

[de]
medikament*|=medikamnt*|arznei*|blutverdunn*|=blutverduenn*|gerinnungshemm*|wechselwirkung*|antibiotik*|=pille|=tabletten|betablocker|blutdrucksenk*|schmerzmittel|antikoagul*|antidepressiv*|verhutung*|schilddrusentablett*|=rezeptpflichtig*

[es]
medicament*|medicacion|=medicina|=medicinas|anticoncepti*|interaccion*|antibiotico*|=farmaco|=farmacos|antidepresiv*|anticoagulant*|=recetado|=recetada|=recetaron|=aspirina|=estatinas|quimioterapia|=sintrom
=pastillas|=pastilla ..3 =presion|=tension|=tiroides|=corazon|=diabetes|=dormir|=anticoncep*
=tomo ..2 =pastillas

[nl]
medicijn*|medicatie|geneesmiddel*|bloedverdunn*|antistolling*|antidepressiv*|=anticonceptie|=wisselwerking*|bloeddrukverlag*|pijnstill*|=plaspil*|=chemokuur
=de|=aan =pil

[pl]
=lek|=leki|=lekow|=lekami|=lekach|=lekiem|=leku|lekarstw*|=rozrzedzajac*|rozrzedz*|przeciwzakrzep*|przeciwkrzepl*|antykoncep*|antybiotyk*|antydepres*|=recepte|=recepty|przeciwbolow*|=acenokumarol|=acard|=polocard|chemioterap*|=interakcj*|=insulin*|=statyn*
=tabletk* ..2 =cisnienie|=tarczyc*|=serce|=nadcisnienie|=antykoncep*
`;
